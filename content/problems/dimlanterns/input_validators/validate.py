import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number} {number}", lines[0])
n, q = map(int, lines[0].split())
assert 1 <= n <= 100000 and 1 <= q <= 100000
assert len(lines) == q + 2
assert re.fullmatch(f"{number}( {number})*", lines[1])
lanterns = list(map(int, lines[1].split()))
assert len(lanterns) == n and lanterns == sorted(lanterns)
for line in lines[2:]:
    assert re.fullmatch(number, line)
for value in lanterns + list(map(int, lines[2:])):
    assert value <= 10**9
sys.exit(42)
