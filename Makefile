# `make run` serves the app, `make test` proves it; both make the environment they need.

VENV := .venv
BIN := $(VENV)/bin
# The first Python on the path that is new enough.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && \
	echo $$python && break; done)

# Where what has to be covered is covered; following each line slows all other tests for nothing.
MEASURED := tests/commands tests/domain tests/l10n tests/owner tests/stores

.PHONY: run test lint types soak shots bench pwa serve-pwa catalogs chromium clean

run: $(VENV)/.installed
	$(BIN)/python -m app $(ARGS)

test: $(VENV)/.installed-dev chromium lint types
	$(BIN)/pytest -m "not soak" -n 2 --dist loadfile --no-loadscope-reorder $(addprefix --ignore=,$(MEASURED)) $(ARGS)
	$(BIN)/pytest -m "not soak" -n 2 --dist loadfile --cov=app/domain --cov=app/l10n --cov-report= $(MEASURED) $(ARGS)
	$(BIN)/coverage report --include='app/domain/*,app/l10n/*' --fail-under=100 --skip-covered

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev
	$(BIN)/mypy

# Long runs: hundreds of kills, long fuzzing.
soak: $(VENV)/.installed-dev chromium
	$(BIN)/pytest -m soak $(ARGS)

# Pictures of every screen into shots/, and a check that nothing on them is clipped.
shots: $(VENV)/.installed-dev chromium
	$(BIN)/python -m tests.shots $(ARGS)
	$(BIN)/python -m tests.pwa.looks

bench: $(VENV)/.installed-dev chromium
	$(BIN)/python -m bench $(ARGS)
	$(BIN)/python -m bench.pwa

# The app for browsers, with no server behind it, into dist/.
pwa: $(VENV)/.installed-pwa
	$(BIN)/python -m app.pwa

# Serves dist/ as any static host would; ARGS="--host 0.0.0.0 --cert FILE --key FILE" for phones.
serve-pwa: $(VENV)/.installed-pwa
	$(BIN)/python -m app.pwa.serve $(ARGS)

# The messages of the source into i18n/, and the translations into what the app reads.
catalogs: $(VENV)/.installed-dev
	$(BIN)/python i18n/catalogs.py $(ARGS)

chromium:
	@for browser in "$$TALLY_NINE_CHROMIUM" chromium chromium-browser google-chrome; do \
		if [ -n "$$browser" ] && command -v "$$browser" >/dev/null 2>&1; then exit 0; fi; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; \
	else \
		echo "The browser tests need Chromium. Install the package 'chromium' (or Google Chrome)," >&2; \
		echo "or name its program in TALLY_NINE_CHROMIUM, and try again." >&2; \
		exit 1; \
	fi

$(VENV)/.installed: pyproject.toml | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-pwa: pyproject.toml | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[pwa]'
	$(BIN)/python -m app.pwa.wheels
	@touch $(VENV)/.installed $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(BIN)/python -m app.pwa.wheels
	@touch $(VENV)/.installed $(VENV)/.installed-pwa $@

$(BIN)/pip:
	@if [ -z "$(PYTHON)" ]; then echo "Python 3.11 or newer is needed." >&2; exit 1; fi
	$(PYTHON) -m venv --clear $(VENV)

clean:
	rm -rf $(VENV) build dist shots .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis
