import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d*", lines[0])
r, c = map(int, lines[0].split())
assert r <= 50 and c <= 50 and len(lines) == r + 1
assert all(re.fullmatch(rf"[#.]{{{c}}}", line) for line in lines[1:])
sys.exit(42)
