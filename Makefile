# Every target brings what it needs; the second time there is nothing left to bring.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PORT ?= 8000
PYTHON ?= python3
export PYTHON

bin := .venv/bin
to_serve := .venv/.to-serve
to_develop := .venv/.to-develop
pip_compile := $(bin)/uv pip compile --quiet --python-version 3.11 --universal --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

.PHONY: help serve dev setup test check format fuzz sight benchmark messages lock wheel

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

serve: $(to_serve) ## serve the house on all interfaces, port 8000 (PORT=8080 for another)
	@echo "tripot: serving on port $(PORT), data in $${TRIPOT_DATA:-./data}; Ctrl-C ends it"
	@exec $(bin)/tripot serve --host 0.0.0.0 --port $(PORT)

dev: $(to_develop) ## serve with reload and demo data
	@exec $(bin)/tripot dev --port $(PORT)

setup: $(to_develop) ## make .venv with everything for developing

test: $(to_develop) ## run every test (installs Chromium where it is missing and may)
	@.ci/chromium.sh
	@echo "tripot: checking, then testing"
	@$(MAKE) check
	@$(bin)/pytest --numprocesses 3 --dist loadfile --no-loadscope-reorder

check: $(to_develop) ## style, types, layers and templates
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/hadolint Dockerfile
	$(bin)/pytest --quiet tests/test_layers.py tests/test_messages.py tests/test_templates.py

format: $(to_develop) ## format the code and mend what can be mended
	$(bin)/ruff check --fix .
	$(bin)/ruff format .

fuzz: $(to_develop) ## 2,000 random games instead of 300
	$(bin)/pytest --hypothesis-profile fuzz --numprocesses 2 --dist loadfile \
		tests/rules tests/games/test_undo_of_everything.py

sight: $(to_develop) ## every page and stage with axe at every size in both themes, not only at two
	@.ci/chromium.sh
	EVERY_LIGHT=1 $(bin)/pytest --numprocesses 2 --dist worksteal tests/browser/test_sight_of_*.py

benchmark: $(to_develop) ## figures, each beside its bound measured in the same run
	$(bin)/python -m tests.benchmark

messages: $(to_develop) ## gather the strings to translate in locale/tripot.pot
	@mkdir -p locale
	$(bin)/pybabel --quiet extract --mapping-file pyproject.toml --project tripot --no-location --sort-output \
		--copyright-holder "the Tripot authors" --output locale/tripot.pot .

lock: $(to_develop) ## renew the lock files from pyproject.toml
	$(pip_compile) pyproject.toml --output-file requirements.lock
	$(pip_compile) --group build --output-file requirements-build.lock
	$(pip_compile) pyproject.toml --group dev --constraint requirements.lock --output-file requirements-dev.lock

wheel: $(to_develop) ## build the wheel into dist
	$(bin)/python -m hatchling build -t wheel

$(to_serve): pyproject.toml requirements.lock requirements-build.lock
	@.ci/venv.sh requirements.lock
	@touch $@

$(to_develop): pyproject.toml requirements-dev.lock requirements-build.lock
	@.ci/venv.sh requirements-dev.lock
	@touch $(to_serve) $@
