"""python -m bricard.cli."""

from bricard.cli.main import main

main()
