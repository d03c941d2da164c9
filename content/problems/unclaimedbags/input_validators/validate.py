import re
import sys
from collections import Counter

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* (0|[1-9]\d*)", lines[0])
n, m = map(int, lines[0].split())
assert 1 <= n <= 2 * 10**4
assert 0 <= m <= n
assert len(lines) == 1 + n + m
assert all(re.fullmatch(r"[a-z]{1,8}", tag) for tag in lines[1:])
assert not Counter(lines[1 + n :]) - Counter(lines[1 : 1 + n])
sys.exit(42)
