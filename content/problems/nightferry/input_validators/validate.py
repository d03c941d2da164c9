import re
import sys

size, *lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d*", size)
n, m = map(int, size.split())
assert 2 <= n <= 10**4
assert 1 <= m <= 2 * 10**4
assert len(lines) == m
for line in lines:
    assert re.fullmatch(r"[1-9]\d* [1-9]\d* (0|[1-9]\d*) [1-9]\d* [1-9]\d*", line)
    u, v, a, p, d = map(int, line.split())
    assert 1 <= min(u, v) <= max(u, v) <= n
    assert u != v
    assert max(a, p, d) <= 10**9
sys.exit(42)
