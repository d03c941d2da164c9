import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d* (0|[1-9]\d*)", lines[0])
r, c, m = map(int, lines[0].split())
assert r <= 60 and c <= 60 and m <= 60 and len(lines) == 1 + r + m
chart = "".join(lines[1 : 1 + r])
assert all(re.fullmatch(r"[.#Sa-l]+", row) and len(row) == c for row in lines[1 : 1 + r])
assert chart.count("S") == 1
lamps = "".join(sorted(re.findall(r"[a-l]", chart)))
assert lamps and lamps == "abcdefghijkl"[: len(lamps)]
for line in lines[1 + r :]:
    assert re.fullmatch(r"[a-l] [a-l]", line)
    assert line[0] != line[2] and line[0] in lamps and line[2] in lamps
sys.exit(42)
