import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d*", lines[0])
assert len(lines) == 1 + int(lines[0]) and int(lines[0]) <= 1000
assert all(re.fullmatch(r"[A-Z]{1,30}", signal) for signal in lines[1:])
sys.exit(42)
