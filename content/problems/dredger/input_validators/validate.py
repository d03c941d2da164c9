import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert all(re.fullmatch(r"(0|[1-9]\d*) [1-9]\d*", line) for line in lines)
n, t = map(int, lines[0].split())
assert 1 <= n <= 10**4 and 1 <= t <= 3 * 10**5 and len(lines) == 1 + n
for line in lines[1:]:
    depth, gain = map(int, line.split())
    assert depth <= 10**9 and gain <= 10**9
sys.exit(42)
