import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* (0|[1-9]\d*)", lines[0])
n, s = map(int, lines[0].split())
assert n <= 2 * 10**4 and s <= 10**9 and len(lines) == 1 + n
for line in lines[1:]:
    assert re.fullmatch(r"[1-9]\d* [1-9]\d*", line)
    assert max(map(int, line.split())) <= 10**6
sys.exit(42)
