import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number} {number} {number}", lines[0])
n, hold, deck = map(int, lines[0].split())
assert 1 <= n <= 40 and hold <= 150 and deck <= 150 and len(lines) == 1 + n
for line in lines[1:]:
    assert re.fullmatch(f"{number} {number} (dry|any)", line)
    weight, freight = map(int, line.split()[:2])
    assert 1 <= weight <= 150 and 1 <= freight <= 10**7
sys.exit(42)
