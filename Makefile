# Two commands do all their own set-up:
#   make play   start the game server and open the browser
#   make test   run every test there is

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory
# Tests start hundreds of programs, which must not be compiled anew each time.
export PYTHONDONTWRITEBYTECODE =

PYTHON ?= python3
# One more than there are cores: servers and clubs keep tests waiting now and then.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
BROWSERS ?= 3
GAMES ?= 1000
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(BIN)/pip --disable-pip-version-check
# Exactly what was locked, byte by byte: with uv where it is there and finds everything, else with pip.
UV := $(shell command -v uv)
INSTALL = { $(if $(UV),$(UV) pip install --quiet --python $(PY) --require-hashes,false) $(1) || $(PIP) install --quiet --require-hashes $(1); } >build/pip.log 2>&1
BUILD := $(PY) hatch_build.py
ADD := DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends
STAMPS := $(VENV)/stamps
INSTALLED := $(STAMPS)/installed
DEV := $(STAMPS)/dev

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "make %-12s %s\n", $$1, $$2}'

play: page ## start the game server and open the browser; with LAN=1 also for phones in your network
	@$(BIN)/boltbucket play $(if $(LAN),--lan)

test: dev page chromium machines ## run every test there is
	@status=0; \
	for part in page python browser; do $(MAKE) test-$$part || status=1; done; \
	exit $$status

test-page: packages
	@$(BUILD) npm run --silent test

test-python: dev page machines
	@status=0; \
	HYPOTHESIS_PROFILE=ci $(PY) -m pytest -q -n $(WORKERS) -m "not alone" $(TESTS) --ignore=tests/browser || status=1; \
	[ -n "$(TESTS)" ] || $(PY) -m pytest -q -m alone tests/attack || status=1; \
	exit $$status

test-browser: dev page chromium
	@$(PY) -m pytest -q -n $(BROWSERS) tests/browser

check: dev packages ## format, lint, strict types, layers; the same for the client
	@$(MAKE) --jobs 2 $(IN_TURN) check-python check-client
	@echo "All checks passed."
# What two say at the same time is not mixed, where make knows how.
IN_TURN := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

check-python: check-format check-lint check-types check-layers

check-format: dev
	@$(BIN)/ruff format --check --quiet --output-format concise . || { echo "make format puts these files into shape."; exit 1; }

check-lint: dev
	@$(BIN)/ruff check --quiet --output-format concise .

check-types: dev
	@$(BIN)/mypy --no-error-summary

check-layers: dev
	@$(PY) -m pytest -q --no-header tests/test_layers.py

check-client: packages
	@$(BUILD) npm run --silent format:check -- --log-level warn
	@$(BUILD) npm run --silent lint
	@$(BUILD) npm run --silent types -- --output human --threshold warning

format: dev packages ## put all files into shape
	@$(BIN)/ruff check --quiet --fix .; $(BIN)/ruff format --quiet .
	@$(BUILD) npm run --silent format -- --log-level warn

types: dev ## write the page's types anew from the classes of the rules and the server
	@$(PY) -m boltbucket.server.wire.typescript > client/src/game.generated.ts

card-pictures: packages ## draw the scenes of all cards anew for the documentation
	@$(BUILD) npm run --silent card-pictures

bench: dev ## measure what we promise about speed
	@found=0; for file in benchmarks/*.py; do \
	  [ -e "$$file" ] || continue; found=1; PYTHONPATH=. $(PY) "$$file" || exit 1; \
	done; [ $$found = 1 ] || echo "There is no benchmark yet in benchmarks/."

fuzz: dev ## play random games against the rules: make fuzz GAMES=1000
	@$(PY) -m boltbucket.sim.fuzz --games $(GAMES)

attack: dev ## attack a server and see whether it keeps its promises: make attack MORE="--games 2000"
	@$(PY) -m tests.attack $(MORE)

docs: dev ## build the documentation into build/docs
	@$(BIN)/boltbucket rules --pages docs/rules
	@$(BIN)/zensical build --strict >build/docs.log 2>&1 || { cat build/docs.log; exit 1; }
	@echo "The documentation is in build/docs/index.html"

wheel: dev page ## build wheel and source distribution into dist/ and test the wheel
	@rm -rf dist build/wheel
	@$(PY) -m hatchling build --directory dist
	@$(PIP) install --quiet --no-deps --target build/wheel dist/*.whl
	@HYPOTHESIS_PROFILE=ci BOLTBUCKET_WHEEL=build/wheel PYTHONPATH=build/wheel $(PY) -m pytest -q -n $(WORKERS) $(OF_WHEEL)
	@ls dist/*
OF_WHEEL := tests/rules tests/stories

screenshots: dev page chromium ## take pictures of every scene into build/screenshots
	@[ -e tests/browser/screenshots.py ] || { echo "There are no scenes yet: tests/browser/screenshots.py is missing." >&2; exit 1; }
	@$(PY) -m tests.browser.screenshots build/screenshots

picture: dev page chromium ## record the moving picture of the README out of a real game
	@$(PY) -m tests.browser.moving_picture docs/images/play.webp

venv: dev ## make .venv with the boltbucket command and all tools

lock: $(STAMPS)/made ## choose the newest versions of all dependencies anew
	@[ -d build/lock ] || $(PYTHON) -m venv build/lock
	@build/lock/bin/pip install --quiet uv
	@build/lock/bin/uv $(LOCK) --output-file requirements.lock pyproject.toml
	@build/lock/bin/uv $(LOCK) --output-file requirements-dev.lock requirements-dev.in
	@build/lock/bin/uv $(LOCK) --constraints requirements-dev.lock --output-file requirements-build.lock requirements-build.in
	@build/lock/bin/uv $(LOCK) --constraints requirements-dev.lock --extra club --output-file requirements-club.lock pyproject.toml
	@sed -n 's/^NODE_PACKAGE = "\(.*\)"/\1/p' hatch_build.py | build/lock/bin/uv $(LOCK) --output-file requirements-node.lock -
# For every system and every Python from 3.11 on; a file that is not one of these is not installed.
LOCK := pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

clean: ## remove everything that was built, but .venv
	@rm -rf build dist src/boltbucket/server/page client/node_modules

# What the targets above stand on

page: $(INSTALLED)
	@$(BUILD) page

packages: $(INSTALLED)
	@$(BUILD) npm --version >/dev/null

dev: $(DEV)

chromium: $(STAMPS)/chromium

machines: $(STAMPS)/machines

$(STAMPS)/made:
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: please install Python 3.11 or newer (python3)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Boltbucket needs Python 3.11 or newer and $(PYTHON) is older: please install one and say make PYTHON=python3.11." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing: please install it (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# hatchling is needed to install the package itself; all versions come from the lock files.
$(INSTALLED): $(STAMPS)/made requirements.lock requirements-build.lock requirements-node.lock pyproject.toml hatch_build.py
	@echo "Installing the dependencies ..."
	@mkdir -p build
	@$(call INSTALL,-r requirements.lock -r requirements-build.lock) || { cat build/pip.log >&2; echo "The dependencies could not be installed: is there a network connection?" >&2; exit 1; }
	@[ -z "$$($(BUILD) requires)" ] || $(call INSTALL,-r requirements-node.lock) || { cat build/pip.log >&2; echo "There is no Node 20.19 or newer, and it could not be fetched: please install it, or try again." >&2; exit 1; }
	@$(BUILD) page
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable . >build/pip.log 2>&1 || { cat build/pip.log >&2; exit 1; }
	@touch $@

$(DEV): $(INSTALLED) requirements-dev.lock
	@echo "Installing the tools for development ..."
	@mkdir -p build
	@$(call INSTALL,-r requirements-dev.lock) || { cat build/pip.log >&2; echo "The tools could not be installed: is there a network connection?" >&2; exit 1; }
	@touch $@

# Looked for once; the tests look again themselves. BOLTBUCKET_CHROMIUM names another one.
$(STAMPS)/chromium: | $(DEV)
	@mkdir -p build
	@if $(PY) -m tests.browser.chromium >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the browser tests ..."; \
	  { apt-get update -qq; $(ADD) chromium-headless-shell || $(ADD) chromium; } >build/chromium.log 2>&1; \
	else \
	  echo "Downloading Chromium for the browser tests ..."; \
	  $(BIN)/playwright install chromium >build/chromium.log 2>&1; \
	fi; $(PY) -m tests.browser.chromium >/dev/null || echo "The browser tests are left out: please install Chromium (on Debian: apt install chromium)."
	@touch $@

# PostgreSQL and Redis for the tests of clubs, which start private ones of their own.
$(STAMPS)/machines: | $(DEV)
	@mkdir -p build
	@if $(PY) -m tests.server.machines 2>/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing PostgreSQL and Redis for the tests of clubs ..."; \
	  { apt-get update -qq; $(ADD) postgresql redis-server; } >build/machines.log 2>&1; \
	fi; $(PY) -m tests.server.machines || true
	@touch $@

.PHONY: card-pictures help play test test-page test-python test-browser types check check-python check-format check-lint check-types check-layers check-client format bench fuzz attack docs wheel screenshots picture venv lock clean page packages dev chromium machines
