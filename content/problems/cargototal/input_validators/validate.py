import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert all(re.fullmatch(r"[1-9]\d*", line) for line in lines)
n, *weights = map(int, lines)
assert 1 <= n <= 500 and len(weights) == n
assert all(weight <= 10**6 for weight in weights)
sys.exit(42)
