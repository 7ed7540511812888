from typing import Any

from bricard.taylor.twin_engine import TwinEngine

class Engine(TwinEngine): ...
class LongEngine(TwinEngine): ...

long_double_digits: int

def __getattr__(name: str) -> Any: ...
