import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert all(re.fullmatch(r"[1-9]\d*", line) for line in lines)
q, *ropes = map(int, lines)
assert q <= 5 and len(ropes) == q and max(ropes) <= 10**12
sys.exit(42)
