import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
first, second = text.splitlines()
n, k = map(int, first.split())
owners = list(map(int, second.split()))
assert 1 <= k <= n <= 5 * 10**4
assert len(owners) == n
assert all(1 <= owner <= 10**9 for owner in owners)
sys.exit(42)
