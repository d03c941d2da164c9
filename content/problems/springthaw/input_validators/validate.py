import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d* (0|[1-9]\d*)", lines[0])
r, c, h = map(int, lines[0].split())
assert r <= 60 and c <= 60 and h <= 60 and len(lines) == 1 + r
assert all(re.fullmatch(r"[#.]+", line) and len(line) == c for line in lines[1:])
sys.exit(42)
