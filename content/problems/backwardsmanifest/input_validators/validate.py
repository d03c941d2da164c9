import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d*", lines[0])
n = int(lines[0])
assert n <= 200 and len(lines) == n + 1
assert all(re.fullmatch(r"[a-z]{1,10}", line) for line in lines[1:])
sys.exit(42)
