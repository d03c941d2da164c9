import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* (0|[1-9]\d*)\n([1-9]\d*( [1-9]\d*)*)?\n", text)
n, k, *broken = map(int, text.split())
assert n <= 70 and k < n and len(broken) == k
assert all(1 <= step < n for step in broken)
assert all(one < other for one, other in zip(broken, broken[1:]))
sys.exit(42)
