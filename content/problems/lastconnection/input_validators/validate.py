import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == "" and len(lines) == 3
number = r"(0|[1-9]\d*)"
assert all(re.fullmatch(f"{number}( {number})*", line) for line in lines)
n, m, w, c = map(int, lines[0].split())
assert 1 <= n <= 2 * 10**4 and 1 <= m <= 2 * 10**4
assert w <= 10**6 and 1 <= c <= 2 * 10**4
for count, line in ((n, lines[1]), (m, lines[2])):
    minutes = list(map(int, line.split()))
    assert len(minutes) == count and minutes == sorted(minutes) and minutes[-1] <= 10**9
sys.exit(42)
