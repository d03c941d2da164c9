import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d*", lines[0])
n, m = map(int, lines[0].split())
assert n <= 3 * 10**4 and m <= 3 * 10**4 and len(lines) == 1 + m
for line in lines[1:]:
    assert re.fullmatch(r"tie [1-9]\d* [1-9]\d*|anchor [1-9]\d*", line)
    boats = list(map(int, line.split()[1:]))
    assert len(set(boats)) == len(boats) and max(boats) <= n
sys.exit(42)
