# Arasta's commands. `make` alone lists them.
# PYTHON=/path/to/python3 chooses the interpreter when .venv is made.

BIN := .venv/bin
READY := .venv/.ready
BENCH_READY := .venv/.bench-ready
MUTANTS_READY := .venv/.mutants-ready
DOCS_READY := .venv/.docs-ready
NODE_READY := .venv/.node-ready

.PHONY: help setup play test check rules-coverage mutants bench shots docs lock package lint-release clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 24

setup: $(READY) ## make .venv from the lock file

$(READY): requirements.lock pyproject.toml
	@PYTHON='$(PYTHON)' sh tools/setup.sh
	@touch $@

play: $(READY) ## play in the browser
	@$(BIN)/arasta play

test: $(READY) $(NODE_READY) ## run all tests
	@sh tools/chromium.sh
	@sh tools/browsers.sh
	@OPENBLAS_NUM_THREADS=1 $(BIN)/pytest -n 2

check: $(READY) $(NODE_READY) ## check format, style, types, texts, import direction and house rules
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python tools/texts.py --strict
	@$(BIN)/pytest -q tests/test_layers.py tests/test_house.py

$(NODE_READY): $(READY) tools/typescript/package-lock.json
	@sh tools/node.sh
	@touch $@

rules-coverage: $(READY) ## list the clauses of the rules that no test cites
	@$(BIN)/python tools/rules_coverage.py

mutants: $(MUTANTS_READY) ## see whether the tests notice changed rules; mutants/report.md
	@$(BIN)/python tools/mutants.py

$(MUTANTS_READY): $(READY) requirements-mutants.lock
	@$(BIN)/python -m pip install -qq -r requirements-mutants.lock
	@touch $@

bench: $(BENCH_READY) ## measure speed against peers
	@$(BIN)/arasta bench

$(BENCH_READY): $(READY) requirements-bench.lock
	@$(BIN)/python -m pip install -qq -r requirements-bench.lock
	@touch $@

shots: $(READY) ## remake the screenshots of the table in shots/
	@$(BIN)/python tools/shots.py

docs: $(DOCS_READY) ## make the documentation site; site/html
	@$(BIN)/python tools/docs.py

$(DOCS_READY): $(READY) requirements-docs.lock
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -r requirements-docs.lock
	@touch $@

lock: $(READY) ## renew the lock files (a temporary uv does it)
	@sh tools/lock.sh

package: $(READY) ## make the packages of a release in dist/, twice, and compare them
	@$(BIN)/python tools/package.py

lint-release: $(READY) ## check workflows, Dockerfile and packages (temporary packages do it)
	@sh tools/lint_release.sh

clean: ## remove all that these commands made here
	@rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache dist mutants site
	@find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
