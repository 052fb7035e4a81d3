# Great Hall: `make` lists what there is. Every target sets up what it needs in .venv first.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PAGE := src/greathall/server/static/index.html
SITE := src/greathall/server/site/index.html
ENGINE_TESTS := tests/kernel tests/games tests/records tests/playthroughs tests/play tests/bots tests/test_matches.py
NODE_READY := web/node_modules/.ready
# Node comes with the lock; what it runs finds it first.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent --prefix web
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check

.DEFAULT_GOAL := help
# Many Pythons are started one after the other: what one has compiled serves the next.
export PYTHONDONTWRITEBYTECODE :=
.DELETE_ON_ERROR:
.PHONY: help setup play page docs test lint types tests coverage measure clicks compiled compiled-lib compiled-tests browser proxy bench effort soak night load cluster format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## set up .venv from the lock

play: $(PAGE) $(SITE) ## open the hall and its page; ARGS="--port 8080"
	@$(BIN)/greathall serve --open $(ARGS)

page: $(PAGE) ## build the page into the package

docs: $(SITE) ## build the documents into the package; a hall shows them at /docs

test: lint types tests ## all that must pass: format, lint, types, tests

lint: $(READY) $(NODE_READY) ## format and lint, changing nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(NPM) run lint

types: $(READY) $(NODE_READY) ## mypy --strict over src, svelte-check over the page and its types from src
	$(BIN)/mypy
	$(BIN)/python web/page_types.py
	$(NPM) run check

tests: $(PAGE) $(SITE) browser proxy ## the tests alone; ARGS="-k undo" for some of them
	$(BIN)/python -m pytest $(ARGS)

coverage: $(PAGE) $(SITE) browser proxy ## the tests once more, with a report of the lines that none of them runs
	$(BIN)/python -m pytest --cov --cov-report=term $(ARGS)

measure: $(PAGE) browser ## what is cut off, covered, too small or moves on any table; ARGS="--positions 20"
	$(BIN)/python tests/page/measure.py $(ARGS)

clicks: $(PAGE) browser ## how soon a click shows its effect at every table, while bots play; ARGS="--clicks 30"
	$(BIN)/python tests/page/quick.py $(ARGS)

browser: ## a Chromium without windows for the tests of the page, from Debian's packages
	@command -v chromium-headless-shell >/dev/null || { echo "Installing Chromium …"; \
		apt-get -qq update && \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium-headless-shell >/dev/null; \
	} || command -v chromium >/dev/null || { \
		echo "The tests of the page need Chromium; please install it." >&2; exit 1; }

proxy: ## nginx and systemd for the tests of deploy/, and Redis, from Debian's packages
	@{ PATH="$$PATH:/usr/sbin" command -v nginx && command -v systemd-analyze && \
		command -v redis-server; } >/dev/null || { \
		echo "Installing nginx, systemd and Redis …"; apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
		apt-get -qq install -y --no-install-recommends nginx-light systemd redis-server >/dev/null; } || { \
		echo "The tests of deploy/ need nginx, systemd-analyze and redis-server; please install them." >&2; exit 1; }

soak: $(PAGE) browser ## hours of random games, of servers killed at any moment, of dice, of maps; ARGS="--games 10000"
	$(BIN)/python tests/play/soak.py $(ARGS)
	$(BIN)/python tests/server/soak.py
	$(BIN)/python tests/server/soak_cluster.py
	@for soak in tests/games/*/soak.py tests/games/*/places.py; do $(BIN)/python $$soak || exit 1; done

night: $(READY) ## a million random games of all titles; goes on where it stopped; ARGS="--minutes 15"
	nice -n 10 $(BIN)/python tests/play/soak.py --games 1000000 --one-in 20 --closely 0.5 \
		--progress build/night.json --report docs/random-games.md $(ARGS)

cluster: $(PAGE) proxy ## PostgreSQL, three processes of a hall and nginx on this machine; ARGS="--port 8080"
	@exec $(BIN)/python -m greathall.research.cluster $(ARGS)

load: $(PAGE) ## a thousand clients against one server; figures as in docs/performance.md
	$(BIN)/python -m greathall.research.load $(ARGS)

bench: $(READY) ## measure speed; ARGS=--json
	@$(BIN)/greathall bench $(ARGS)

effort: $(READY) ## keep what decisions, views and answers cost in bytecodes, as tests compare it, for this version of Python
	@PYTHONHASHSEED=0 $(BIN)/python -m greathall.research.effort tests/games

compiled: $(PAGE) $(SITE) compiled-lib ## a wheel with the engine compiled in dist/, or a plain one without a C compiler
	@GREATHALL_COMPILED=yes $(BIN)/python -m hatchling build -t wheel

compiled-tests: compiled-lib ## the tests of the engine on the compiled one; ARGS="-k undo" for some of them
	PYTHONPATH=build/compiled/lib $(BIN)/python -m pytest $(ENGINE_TESTS) --ignore-glob="*/test_page*" $(ARGS)

compiled-lib: $(READY)
	@$(BIN)/python compiled/build.py

format: $(READY) $(NODE_READY) ## format, and fix what the linters can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

lock: ## renew requirements/dev.txt from pyproject.toml
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python -m pip -qq --disable-pip-version-check install uv
	@build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-strip-extras \
		--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' \
		--extra dev --output-file requirements/dev.txt pyproject.toml
	@rm -rf build/lock

clean: ## remove what was set up, built or measured
	rm -rf $(VENV) web/node_modules src/greathall/server/static src/greathall/server/site build dist htmlcov .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis

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

$(NODE_READY): web/package-lock.json $(READY)
	@echo "Setting up web/node_modules …"
	@$(NPM) install --no-save # not "ci": it wants the builds of other platforms in the lock
	@touch $@

$(PAGE): $(NODE_READY) $(shell find web/src web/public web/index.html web/vite.config.ts -type f) \
		$(wildcard src/greathall/locales/*/*.ftl src/greathall/games/*/locales/*/*.ftl src/greathall/games/*/data/*)
	@$(NPM) run build -- --logLevel warn
	@touch $@

# The references are written from the code, so they are as new as it is.
$(SITE): $(READY) $(shell find docs *.md src -name '*.md' -o -name '*.py' -o -path 'docs/site/*' -o -path 'docs/img/*.svg' -o -name '*.ipynb' -o -name '*.jsonl')
	@$(BIN)/python docs/site/build.py $(dir $(SITE))

$(READY): $(VENV)/.locked pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
