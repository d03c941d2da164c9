import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
n, *weights = map(int, text.split())
assert n <= 34 and len(weights) == n
assert all(weight <= 10**12 for weight in weights)
sys.exit(42)
