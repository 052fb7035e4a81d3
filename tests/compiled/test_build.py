"""Kernel and rules can be compiled, and what was compiled plays as the sources do."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from compiled.elsewhere import PLAYED, told
from games.declared import folder_of
from samples import EXPANSION, SAMPLE
from sources import PACKAGE, ROOT, is_compiled

BUILD = ROOT / "compiled" / "build.py"
# Records and play-throughs of the game that was compiled, and what the kernel promises.
ASKED = ("tests/kernel", "tests/records", "tests/playthroughs", "tests/test_matches.py")
BUILDS = "from greathall.builds import BUILD; print(BUILD)"


def build(*orders: str, **environment: str) -> str:
    """What is said while something is built."""
    done = subprocess.run(
        [sys.executable, BUILD, *orders],
        env={**os.environ, "MYPYC_OPT_LEVEL": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def test_the_compiler_takes_every_module(tmp_path: Path) -> None:
    build("--only-c", "--place", str(tmp_path))
    chosen = [path for path in PACKAGE.rglob("*.py") if is_compiled(path)]
    written = list((tmp_path / "c").glob(f"__native_{PACKAGE.name}___*.c"))
    assert len(written) == len(chosen) > 100


def test_without_a_compiler_the_engine_stays_plain(tmp_path: Path) -> None:
    said = build("--place", str(tmp_path), CC="no-compiler-at-all")
    assert said == (
        "Not compiled: no C compiler (no-compiler-at-all); the engine stays plain Python.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_the_kernel_and_a_game_with_its_expansion_play_as_the_sources_do(tmp_path: Path) -> None:
    """Without optimisation, which changes nothing but the speed, this takes a minute."""
    folders = ["kernel", *(f"games/{folder_of(game).name}" for game in (SAMPLE, EXPANSION))]
    build("--place", str(tmp_path), *(f"/{folder}/" for folder in folders))
    library, suffix = tmp_path / "lib", sysconfig.get_config_var("EXT_SUFFIX").split(".")[-1]
    for path in PACKAGE.rglob("*.py"):
        if is_compiled(path) and path.parent in [PACKAGE / folder for folder in folders]:
            beside = (library / path.relative_to(PACKAGE.parent)).parent
            assert list(beside.glob(f"{path.stem}.*{suffix}")), path
    assert told(BUILDS, library) != told(BUILDS, PACKAGE.parent)
    assert told(PLAYED, library) == told(PLAYED, PACKAGE.parent)
    orders = [sys.executable, "-m", "pytest", "-q", "-n0", *ASKED]
    checked = subprocess.run(
        orders,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(library)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
