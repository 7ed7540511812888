# Everything from a fresh clone: needs python3 >= 3.11 with venv, and a C++20 compiler.
#
#   make demo           a wheel suspension: summary, certificate, plots and an animation page, in demo/
#   make test           style, types, layers, fast tests (minutes)
#   make test-all       the same with the slow tests
#   make test-lowest    the fast tests with the lowest versions of the dependencies that pyproject.toml promises
#   make test-machines  the tests that depend on rounding, as on other processors
#   make sanitize       the engine's tests with address and undefined-behaviour sanitizers (GCC or Clang, Linux)
#   make bench          timings, side by side with other solvers
#   make fuzz           attacks by mutated files, damaged results and random arguments; SECONDS=120, SEED=1
#   make wheel          a wheel, in dist/
#   make gallery        pages and plots of the built-in problems, in docs/gallery
#   make docs           HTML in docs/_build/html
#   make page           build the animation page from frontend/ (needs Node; only after changes there)
#   make lint           only style, types, layers, and the page's JavaScript if Node is installed
#   make format         let ruff format the sources
#   make clean          remove everything that was generated
#
# Variables:  PYTHON=python3.12   VENV=/some/folder   JOBS=4   PYTEST_ARGS="-k pendulum"
#             BRICARD_REQUIRE_ENGINE=0   go on without the compiled engine where it does not build

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
PYTEST_ARGS ?=
SECONDS ?= 120
SEED ?=
export BRICARD_REQUIRE_ENGINE ?= 1
# Bytecode is kept in any case: the tests start many processes, which would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

venv := $(abspath $(VENV))
bin := $(venv)/bin
pip := $(bin)/python -m pip -qq --disable-pip-version-check
# Tests that share what they have computed follow each other; a process that is done takes half of another's rest.
parallel = -n $(JOBS) --dist worksteal
say = @printf '%-8s %s\n' '$(1)' '$(2)'

# $(call requirements,KEYS): the list at KEYS of pyproject.toml, one requirement a line.
requirements = $(bin)/python -c "import tomllib; \
	print(*tomllib.load(open('pyproject.toml', 'rb'))$(1), sep='\n')"

# Written by npm when it has installed what package-lock.json names.
node_modules := frontend/node_modules/.package-lock.json
engine_files := pyproject.toml CMakeLists.txt $(wildcard src/engine/* src/symbolic/* src/steps/*)
python_files := $(sort $(shell find src/bricard -name '*.py'))

.PHONY: help demo test test-all test-lowest test-machines fast-tests sanitize sanitized-tests wheel bench fuzz gallery docs page lint lint-page format clean FORCE
.DELETE_ON_ERROR:
.NOTPARALLEL:

help:
	@sed -n '3,/^$$/s/^#//p' Makefile

demo: $(venv)/.bricard
	$(call say,demo,bricard run problem:double_wishbone --out demo)
	@$(bin)/bricard run problem:double_wishbone --out demo
	@echo "Open demo/animation.html in a browser."

lint: $(venv)/.bricard $(venv)/.extra-test lint-page
	$(call say,ruff,check)
	@$(bin)/ruff check --quiet .
	$(call say,ruff,format --check)
	@$(bin)/ruff format --quiet --check . || { echo "Run 'make format'."; exit 1; }
	$(call say,mypy,--strict src)
	@$(bin)/mypy --strict --no-error-summary src
	$(call say,imports,lint-imports)
	@$(bin)/lint-imports --no-logo > $(venv)/lint-imports.log || { cat $(venv)/lint-imports.log; exit 1; }

test: lint $(venv)/.extra-oracles fast-tests

fast-tests: $(venv)/.bricard $(venv)/.extra-test
	$(call say,pytest,fast tests)
	@$(bin)/python -m pytest -q $(parallel) $(WARNINGS) $(PYTEST_ARGS)

test-all: lint $(venv)/.extra-oracles
	$(call say,pytest,all tests)
	@$(bin)/python -m pytest -q $(parallel) -m "" $(PYTEST_ARGS)

# In an environment of its own, all of whose installations by pip are held to the lower bounds. Old libraries may warn.
test-lowest:
	@$(MAKE) --no-print-directory VENV=$(venv)-lowest $(venv)-lowest/lowest.txt
	@PIP_CONSTRAINT=$(venv)-lowest/lowest.txt $(MAKE) --no-print-directory VENV=$(venv)-lowest \
		WARNINGS='-W default' fast-tests

# OpenBLAS, behind NumPy, takes the code that is named for an older processor; the engine is bricard's own.
machines_files = $(shell grep -l 'pytest.mark.machines' tests/test_*.py)
test-machines: $(venv)/.bricard $(venv)/.extra-test
	@for machine in OPENBLAS_CORETYPE=Haswell OPENBLAS_CORETYPE=Sandybridge BRICARD_ENGINE=portable; do \
		printf '%-8s %s\n' pytest "machines $$machine"; \
		env $$machine $(bin)/python -m pytest -q $(parallel) -m "machines and not slow" $(PYTEST_ARGS) \
			$(machines_files) || exit 1; \
	done

bench: $(venv)/.bricard $(venv)/.extra-bench
	$(call say,bench,python -m benchmarks)
	@$(bin)/python -m benchmarks

fuzz: $(venv)/.bricard $(venv)/.extra-test
	$(call say,fuzz,python -m fuzz --seconds $(SECONDS) $(if $(SEED),--seed $(SEED)))
	@OPENBLAS_NUM_THREADS=1 $(bin)/python -m fuzz --seconds $(SECONDS) --jobs $(JOBS) $(if $(SEED),--seed $(SEED))

# In an environment of its own, where the engine is compiled with sanitizers. Python is not, so their libraries are
# loaded before it; what Python itself does not free at its end is not counted.
sanitize:
	@SKBUILD_CMAKE_BUILD_TYPE=Debug SKBUILD_CMAKE_DEFINE='CMAKE_CXX_FLAGS=$(sanitizers)' \
		$(MAKE) --no-print-directory VENV=$(venv)-sanitize sanitized-tests

sanitizers := -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
sanitizer_library = $(shell $(or $(CXX),c++) -print-file-name=$(1).so)
engine_tests := $(addprefix tests/test_,linear.py twin.py recurrences.py graph.py builder.py step_control.py \
	compiled_right_hand_sides.py examined_steps.py steps.py steps_of_systems.py algebra.py lone_contact.py)
sanitized-tests: $(venv)/.bricard $(venv)/.extra-test
	$(call say,pytest,the engine with sanitizers)
	@$(or $(CC),cc) -shared -fPIC -o $(venv)/without_deepbind.so tests/without_deepbind.c -ldl
	@rm -f $(venv)/findings.*
	@LD_PRELOAD="$(venv)/without_deepbind.so $(call sanitizer_library,libasan) $(call sanitizer_library,libstdc++)" \
		ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0:log_path=$(venv)/findings \
		UBSAN_OPTIONS=print_stacktrace=1:log_path=$(venv)/findings \
		$(bin)/python -m pytest -q -p no:cacheprovider $(PYTEST_ARGS) $(engine_tests) || \
		{ cat $(venv)/findings.* 2> /dev/null; exit 1; }

wheel: | $(venv)/pyvenv.cfg
	$(call say,pip,wheel in dist/)
	@$(pip) wheel --no-deps --wheel-dir dist .

gallery: $(venv)/.bricard $(venv)/.extra-docs
	$(call say,gallery,docs/gallery)
	@PYTHONPATH=. $(bin)/python docs/make_gallery.py

docs: $(venv)/.bricard $(venv)/.extra-docs
	$(call say,sphinx,docs/_build/html)
	@$(bin)/sphinx-build -q -W --keep-going -b html docs docs/_build/html

page: $(node_modules)
	$(call say,npm,src/bricard/viewer/static)
	@cd frontend && npm run --silent build

lint-page: $(if $(shell command -v npm),$(node_modules))
	$(call say,eslint,$(if $^,frontend,skipped: the page is checked only where Node and npm are installed))
	@$(if $^,cd frontend && npm run --silent lint,:)

format: $(venv)/.extra-test
	$(call say,ruff,format)
	@$(bin)/ruff check --quiet --fix-only .
	@$(bin)/ruff format --quiet .

clean:
	$(call say,clean,environment and builds and caches)
	@rm -rf .venv .venv-* build dist demo docs/_build frontend/node_modules .hypothesis .import_linter_cache
	@find . -type d \( -name __pycache__ -o -name '.*_cache' \) -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------ installation

$(venv)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "bricard needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	$(call say,venv,$(VENV))
	@$(PYTHON) -m venv $(venv)

$(node_modules): frontend/package-lock.json
	$(call say,npm,tools of the page)
	@cd frontend && npm ci --silent
	@touch $@

# Constraints for pip: what bricard promises to work with (its tests may use newer tools).
$(venv)/lowest.txt: pyproject.toml | $(venv)/pyvenv.cfg
	@{ $(call requirements,['build-system']['requires']); $(call requirements,['project']['dependencies']); \
		$(call requirements,['project']['optional-dependencies']['parquet']); \
		$(call requirements,['project']['optional-dependencies']['video']); } | sed 's/\[.*\]//; s/>=/==/' > $@

$(venv)/.build-tools: pyproject.toml | $(venv)/pyvenv.cfg
	$(call say,pip,build tools)
	@$(call requirements,['build-system']['requires']) > $@.txt
	@$(pip) install -r $@.txt
	@$(bin)/python -c "from scikit_build_core import build as b; \
		print(*b.get_requires_for_build_editable(), sep='\n')" > $@.txt
	@PATH="$(bin):$$PATH" $(pip) install -r $@.txt
	@touch $@

# The Python sources are used where they lie, and need no new installation. Only the list of their
# names is remembered at installation, so it is installed anew (in seconds) when that changes.
$(venv)/.names: FORCE | $(venv)/pyvenv.cfg
	@echo '$(python_files)' | cmp -s - $@ || echo '$(python_files)' > $@

# Without build isolation CMake keeps its build folder: after a change of the engine only the engine
# is compiled.
$(venv)/.bricard: $(engine_files) $(venv)/.build-tools $(venv)/.names
	$(call say,pip,bricard with its compiled engine)
	@PATH="$(bin):$$PATH" $(pip) install --no-build-isolation --config-settings=build-dir=$(venv)/engine \
		--editable .
	@touch $@

$(venv)/.extra-%: pyproject.toml | $(venv)/pyvenv.cfg
	$(call say,pip,tools of the extra "$*")
	@$(call requirements,['project']['optional-dependencies']['$*']) > $@.txt
	@$(pip) install -r $@.txt
	@touch $@
