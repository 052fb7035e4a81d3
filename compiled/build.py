"""Compile the engine into build/compiled/lib; without a compiler say so in a line.

python compiled/build.py                            all of it
python compiled/build.py WORD …                     only modules with such a word in their path
python compiled/build.py --place FOLDER …           elsewhere
python compiled/build.py --only-c …                 as far as C: what mypyc takes, is it all there?
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sources import COMPILER_HINTS, PACKAGE, ROOT, RUNNING, copied_to

PLACE: Final = ROOT / "build" / "compiled"
SENDING: Final = "rule.send(answer)"
OPTIONS: Final = ("--config-file=", "--namespace-packages", "--explicit-package-bases")


def missing() -> str | None:
    """What compiling needs and is not here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no headers of Python (Python.h)"
    return None


def written_in_c(place: Path, words: Sequence[str] = ()) -> list[Any]:
    """Copy the package to a place and write its modules in C; what is to be built of that."""
    from mypyc.build import mypycify

    sources = place / "src"
    modules = [str(path.relative_to(sources)) for path in copied_to(sources)]
    os.chdir(sources)
    extensions: list[Any] = mypycify(
        [
            *OPTIONS,
            f"--cache-dir={place / 'mypy'}",
            *[module for module in modules if not words or any(word in module for word in words)],
        ],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level="0",
        multi_file=True,  # in one file the compiler takes gigabytes
        target_dir=str(place / "c"),
        group_name=PACKAGE.name,
    )
    leave_out_tracebacks(place)
    return extensions


def leave_out_tracebacks(place: Path) -> None:
    """A rule that is done ends by an exception, which is caught at once and read by nobody."""
    written = place / "c" / f"__native_{PACKAGE.name}___{RUNNING.replace('/', '___')}"
    written = written.with_suffix(".c")
    if not written.is_file():
        return
    lines = (place / "src" / PACKAGE.name / RUNNING).read_text(encoding="utf-8").splitlines()
    text = written.read_text(encoding="utf-8")
    for number, line in enumerate(lines, 1):
        if SENDING in line:
            traceback = rf"CPy_AddTraceback\([^,]*, [^,]*, {number}, \w+\);"
            text, found = re.subn(traceback, "", text)
            assert found == 1, f"{line.strip()}: {found} tracebacks"
    written.write_text(text, encoding="utf-8")


def compile_engine(place: Path, words: Sequence[str] = ()) -> None:
    """Put the package once more into `lib` of a place, with its compiled modules."""
    from setuptools import Distribution

    extensions, library = written_in_c(place, words), place / "lib"
    shutil.rmtree(library, ignore_errors=True)
    build: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(library), str(place / "o")
    build.ensure_finalized()
    build.run()
    shutil.copytree(PACKAGE, library / PACKAGE.name, dirs_exist_ok=True)
    hints = library / PACKAGE.name / "compiler_hints.py"
    hints.write_text(COMPILER_HINTS, encoding="utf-8")


def main() -> None:
    orders = argparse.ArgumentParser()
    orders.add_argument("--place", type=Path, default=PLACE)
    orders.add_argument("--only-c", action="store_true")
    orders.add_argument("words", nargs="*")
    given = orders.parse_args()
    place = given.place.resolve()
    if given.only_c:
        written_in_c(place, given.words)
    elif lacking := missing():
        shutil.rmtree(place / "lib", ignore_errors=True)
        sys.stderr.write(f"Not compiled: {lacking}; the engine stays plain Python.\n")
    else:
        compile_engine(place, given.words)


if __name__ == "__main__":
    main()
