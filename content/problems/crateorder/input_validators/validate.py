import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"\d+ \d+\n([1-9]\d* [1-9]\d*\n)*", text)
first, *rest = text.splitlines()
n, m = map(int, first.split())
assert 1 <= n <= 30_000 and 0 <= m <= 50_000 and len(rest) == m
for line in rest:
    a, b = map(int, line.split())
    assert 1 <= a <= n and 1 <= b <= n and a != b
sys.exit(42)
