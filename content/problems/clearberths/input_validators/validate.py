import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d*", lines[0])
n, today = map(int, lines[0].split())
assert n <= 2000 and today <= 1000 and len(lines) == 1 + n
for line in lines[1:]:
    assert re.fullmatch(r"[a-z]{1,10} [1-9]\d*", line) and int(line.split()[1]) <= 1000
sys.exit(42)
