import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number} {number}", lines[0])
n, coins = map(int, lines[0].split())
assert 2 <= n <= 1000 and coins <= 1500 and len(lines) == n
for place, line in enumerate(lines[1:], 2):
    assert re.fullmatch(f"{number} {number} {number}", line)
    parent, cost, people = map(int, line.split())
    assert 1 <= parent < place and 1 <= cost <= 1500 and people <= 10**6
sys.exit(42)
