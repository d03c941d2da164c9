import re
import sys

count, *names = sys.stdin.read().split("\n")
assert names.pop() == ""
assert re.fullmatch(r"[1-9]\d*", count)
assert 1 <= int(count) <= 1000
assert len(names) == int(count)
for name in names:
    assert re.fullmatch(r"[A-Za-z]+( [A-Za-z]+)*", name)
    assert len(name) <= 100
sys.exit(42)
