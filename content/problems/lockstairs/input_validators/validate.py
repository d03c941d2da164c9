import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number} {number}", lines[0])
n, q = map(int, lines[0].split())
assert 1 <= n <= 5 * 10**4 and 1 <= q <= 5 * 10**4
assert len(lines) == 3 + q
for line in lines[1:3]:
    assert re.fullmatch(f"{number}( {number})*", line)
    minutes = list(map(int, line.split()))
    assert len(minutes) == n and all(1 <= one <= 10**6 for one in minutes)
for line in lines[3:]:
    assert re.fullmatch(f"{number} {number}", line)
    a, b = map(int, line.split())
    assert a != b and max(a, b) <= n
sys.exit(42)
