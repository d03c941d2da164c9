import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
k, price, *values = map(int, text.split())
assert k <= 10 and price <= 20000 and len(values) == k == len(set(values))
assert all(value <= 20000 for value in values)
sys.exit(42)
