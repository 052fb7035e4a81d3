"""What is built can be installed: the engine needs nothing but Python, the hall no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import httpx
import pytest

from architecture.source import ROOT
from greathall.cli.extras import NEEDED_BY
from greathall.research.cluster import free_port
from greathall.texts import languages
from samples import SAMPLE

PAGE = "greathall/server/static/index.html"
KEPT = (
    *("src", "compiled", "docs", "deploy", "requirements", "pyproject.toml", "hatch_build.py"),
    *(".gitignore", "Makefile", "README.md", "LICENSE"),
)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.png")
MATCH = f"""
import random, sys
import greathall
from greathall.bots import bot_called, play_on
match = greathall.new_match({SAMPLE!r}, scenario="fellowship", seed=1)
play_on(match, {{seat: bot_called("steward", seat) for seat in match.seats}})
assert greathall.replay(match.record.text).outcome == match.outcome is not None
others = {{name.partition(".")[0] for name in sys.modules}} - sys.stdlib_module_names
print(sorted(others - {{"__main__"}}))
"""
# As if these modules were not installed.
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
from greathall.cli import app
app()
"""
HALL = ("alembic", "fastapi", "prometheus_client", "sqlalchemy", "starlette", "uvicorn")


def run(*words: str | Path, **others: str) -> subprocess.CompletedProcess[str]:
    keep = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = {**keep, "LC_ALL": "C.UTF-8", **others}
    command = [str(word) for word in words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def build(folder: Path, *targets: str) -> subprocess.CompletedProcess[str]:
    wanted = [word for target in targets for word in ("-t", target)]
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *wanted, "-d", "dist"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it is published, its page built."""
    folder = tmp_path_factory.mktemp("copy")
    for name in KEPT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def dist(copy: Path) -> Path:
    built = build(copy, "wheel", "sdist")
    assert built.returncode == 0, built.stderr
    return copy / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel is, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    assert run(sys.executable, "-m", "venv", "--without-pip", folder).returncode == 0
    into = ("-m", "pip", "--python", folder / "bin" / "python", "install", "-q", "--no-index")
    done = run(sys.executable, *into, wheel)
    assert done.returncode == 0, done.stderr
    return folder / "bin"


def test_a_package_without_the_page_is_not_built(copy: Path, tmp_path: Path) -> None:
    bare = shutil.copytree(copy, tmp_path / "bare", ignore=shutil.ignore_patterns("static", "dist"))
    for target in ("wheel", "sdist"):
        built = build(bare, target)
        assert built.returncode != 0
        assert "is not built: run 'make page' first" in built.stderr
        assert "Traceback" not in built.stderr
    assert list(bare.glob("dist/*")) == []


def test_wheel_and_source_have_the_page_and_give_the_same(dist: Path, tmp_path: Path) -> None:
    wheel, source = next(dist.glob("*.whl")), next(dist.glob("*.tar.gz"))
    with tarfile.open(source) as packed:
        packed.extractall(tmp_path, filter="data")
    again = next(tmp_path.iterdir())
    assert build(again, "wheel").returncode == 0
    named = [
        sorted(zipfile.ZipFile(file).namelist())
        for file in (wheel, next((again / "dist").glob("*.whl")))
    ]
    assert named[0] == named[1]
    assert {PAGE, "greathall/server/site/index.html"} <= set(named[0])
    assert {f"greathall/locales/{language}/cli.ftl" for language in languages()} <= set(named[0])


def test_without_an_extra_nothing_else_is_asked_for(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        name = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(files.read(name))
    asked = told.get_all("Requires-Dist") or []
    assert [wish for wish in asked if "extra ==" not in wish] == []
    assert {"hall", "lab", "terminal", "postgres"} <= set(told.get_all("Provides-Extra") or [])


def test_the_engine_alone_plays_a_match(installed: Path) -> None:
    played = run(installed / "python", "-c", MATCH)
    assert (played.returncode, played.stdout) == (0, "['greathall']\n"), played.stderr


def test_the_engine_alone_says_what_its_commands_lack(installed: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = run(installed / "greathall", "--version")
    assert (told.returncode, told.stdout) == (0, f"Great Hall {project['version']} (plain build)\n")
    lacking = {"serve": "hall", "bench": "lab", "play": "terminal", "--help": "terminal"}
    for word, extra in lacking.items():
        told = run(installed / "greathall", word)
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
        assert f'pip install "greathall[{extra}]"' in told.stderr
    told = run(installed / "greathall", LC_ALL="uk_UA.UTF-8")
    assert (told.returncode, told.stderr.split(": ")[0]) == (
        2,
        "Для цього потрібна частина Great Hall, яку не встановлено",
    )


def test_the_terminal_does_without_the_hall() -> None:
    alone = WITHOUT.format(missing=HALL)
    assert run(sys.executable, "-c", alone, "games").returncode == 0
    played = run(sys.executable, "-c", alone, "simulate", SAMPLE, "--games", "1")
    assert played.returncode == 0, played.stderr
    for command in (name for name, extra in NEEDED_BY.items() if extra == "hall"):
        told = run(sys.executable, "-c", alone, command, "7")
        assert (told.returncode, told.stderr.count("\n")) == (2, 1)


def test_an_installed_hall_shows_its_page(installed: Path, tmp_path: Path) -> None:
    """What the extra brings lies beside the tests; the package itself is the installed one."""
    port = free_port()
    beside = os.environ | {"PYTHONPATH": sysconfig.get_path("purelib"), "LC_ALL": "C.UTF-8"}
    serve = ("serve", "--port", str(port), "--data", str(tmp_path))
    with subprocess.Popen(
        [str(installed / "greathall"), *serve], env=beside, stderr=subprocess.PIPE, text=True
    ) as hall:
        assert hall.stderr is not None
        assert any("The hall is open" in line for line in hall.stderr)
        page = httpx.get(f"http://127.0.0.1:{port}/")
        hall.terminate()
        assert hall.wait(60) == 0
    assert (page.status_code, "Great Hall" in page.text) == (200, True)
    assert (
        str(installed.parent)
        in run(
            installed / "python",
            *("-c", "import greathall; print(greathall.__file__)"),
            PYTHONPATH=sysconfig.get_path("purelib"),
        ).stdout
    )
