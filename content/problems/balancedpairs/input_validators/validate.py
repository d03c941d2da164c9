import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
first, second = text.splitlines()
n, k = map(int, first.split())
weights = list(map(int, second.split()))
assert len(weights) == n <= 30_000 and k <= 10**9 and max(weights) <= 10**9
sys.exit(42)
