import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* (0|[1-9]\d*) (0|[1-9]\d*)", lines[0])
n, m, k = map(int, lines[0].split())
assert 2 <= n <= 200 and m <= 500 and k <= 10 and len(lines) == m + 1
for line in lines[1:]:
    assert re.fullmatch(r"[1-9]\d* [1-9]\d* [1-9]\d*", line)
    a, b, t = map(int, line.split())
    assert a != b and max(a, b) <= n and t <= 10**6
sys.exit(42)
