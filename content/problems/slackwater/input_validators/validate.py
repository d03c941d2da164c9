import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert len(lines) == 2
assert re.fullmatch(r"[1-9]\d*", lines[0])
assert 1 <= int(lines[0]) <= 200000
number = r"(0|-?[1-9]\d*)"
assert re.fullmatch(f"{number}( {number})*", lines[1])
heights = list(map(int, lines[1].split()))
assert len(heights) == int(lines[0])
assert all(-10000 <= height <= 10000 for height in heights)
sys.exit(42)
