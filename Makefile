# Two commands on a fresh machine: make regenerate, make test. Each makes .venv and installs what it needs.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: regenerate check test quick lint types bench clean

regenerate: .venv/ready
	$(BIN)/typeloom schema --language > spec/typeloom.schema.json
	$(BIN)/typeloom regenerate
	$(BIN)/python -m tests.coverage_table

test: lint types
	$(BIN)/typeloom check
	$(BIN)/pytest -n auto -q

check: .venv/ready
	$(BIN)/typeloom check

# Without the tests that build environments of their own.
quick: .venv/ready
	$(BIN)/pytest -n auto -q -m "not slow"

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy
	$(BIN)/pyright

bench: .venv/ready
	$(BIN)/python -m tests.benchmarks

.venv/ready: pyproject.toml generated/pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --group dev -e . -e generated
	touch $@

clean:
	rm -rf .venv .typeloom-cache build dist
