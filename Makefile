# Great Hall: `make` lists what there is. Every target sets up what it needs in .venv first.

PYTHON ?= python3
GAME ?= wotr-cards
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test lint types tests bench format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## set up .venv from the lock

play: $(READY) ## play in this terminal; GAME=wotr-cards ARGS="--lang uk"
	@$(BIN)/greathall play $(GAME) $(ARGS)

test: lint types tests ## all that must pass: format, lint, types, tests with coverage

lint: $(READY) ## format and lint, changing nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY) ## mypy --strict over src
	$(BIN)/mypy

tests: $(READY) ## the tests alone; ARGS="-k gimli" for some of them
	$(BIN)/python -m pytest --cov --cov-report=term $(ARGS)

bench: $(BENCH_READY) ## measure speed; ARGS=--json
	@$(BIN)/greathall bench $(ARGS)

format: $(READY) ## format, and mend what the linter can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: ## renew requirements/*.txt from pyproject.toml
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python -m pip -qq --disable-pip-version-check install uv
	@for extra in dev bench; do \
		build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' \
			$$( [ $$extra = dev ] || echo --constraints requirements/dev.txt ) \
			--extra $$extra --output-file requirements/$$extra.txt pyproject.toml || exit 1; \
	done
	@rm -rf build/lock

clean: ## remove what was set up, built or measured
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis

# A new lock makes a new environment, so that nothing is in it that the lock does not name.
$(VENV)/.locked: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Great Hall needs Python 3.11 or later; $(PYTHON) is $$($(PYTHON) --version 2>&1)." \
			"Name another with: make PYTHON=python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV) || { \
		echo "$(PYTHON) cannot make a virtual environment;" \
			"on Debian and Ubuntu the package python3-venv is missing." >&2; exit 1; }
	@$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@

$(READY): $(VENV)/.locked pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# OpenSpiel is built for some platforms only; without it the benchmarks lack one reference.
$(BENCH_READY): requirements/bench.txt $(READY)
	@$(PIP) install --require-hashes --only-binary :all: --requirement requirements/bench.txt && touch $@ || \
		echo "OpenSpiel could not be installed here; the benchmarks go without it." >&2
