import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* (0|[1-9]\d*)", lines[0])
n, m = map(int, lines[0].split())
assert n <= 500 and m <= 1000 and len(lines) == m + 1
for line in lines[1:]:
    assert re.fullmatch(r"[1-9]\d* [1-9]\d*", line)
    a, b = map(int, line.split())
    assert a != b and max(a, b) <= n
sys.exit(42)
