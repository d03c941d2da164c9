import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
first, second = text.splitlines()
n, k = map(int, first.split())
ropes = list(map(int, second.split()))
assert 1 <= n <= 10**4
assert 1 <= k <= 10**9
assert len(ropes) == n
assert all(1 <= rope <= 10**9 for rope in ropes)
sys.exit(42)
