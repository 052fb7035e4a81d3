"""Compile the engine into build/compiled/lib; without a compiler say so in a line.

python compiled/build.py           all of it
python compiled/build.py WORD      only the modules with this in their path, to try something
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from sources import COMPILER_HINTS, PACKAGE, ROOT, copied_to

PLACE: Final = ROOT / "build" / "compiled"
LIBRARY: Final = PLACE / "lib"  # the package once more, the compiled modules beside the plain ones
OPTIONS: Final = ("--config-file=", "--namespace-packages", "--explicit-package-bases")


def missing() -> str | None:
    """What compiling needs and is not here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no headers of Python (Python.h)"
    return None


def compile_engine(word: str = "") -> None:
    """Put the package into build/compiled/lib, with its compiled modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    sources = PLACE / "src"
    modules = [str(path.relative_to(sources)) for path in copied_to(sources) if word in str(path)]
    os.chdir(sources)
    extensions = mypycify(
        [*OPTIONS, f"--cache-dir={PLACE / 'mypy'}", *modules],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level="0",
        multi_file=True,  # in one file the compiler takes gigabytes
        target_dir=str(PLACE / "c"),
        group_name=PACKAGE.name,
    )
    shutil.rmtree(LIBRARY, ignore_errors=True)
    build: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(LIBRARY), str(PLACE / "o")
    build.ensure_finalized()
    build.run()
    shutil.copytree(PACKAGE, LIBRARY / PACKAGE.name, dirs_exist_ok=True)
    hints = LIBRARY / PACKAGE.name / "compiler_hints.py"
    hints.write_text(COMPILER_HINTS, encoding="utf-8")


if __name__ == "__main__":
    lacking = missing()
    if lacking:
        shutil.rmtree(LIBRARY, ignore_errors=True)
        sys.stderr.write(f"Not compiled: {lacking}; the engine stays plain Python.\n")
    else:
        compile_engine(*sys.argv[1:])
