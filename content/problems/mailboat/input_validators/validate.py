import re
import sys

count, *piers = sys.stdin.read().split("\n")
assert piers.pop() == ""
assert re.fullmatch(r"[1-9]\d*", count)
n = int(count)
assert 1 <= n <= 2 * 10**4
assert len(piers) == n
for pier in piers:
    assert re.fullmatch(r"(0|[1-9]\d*) (0|[1-9]\d*)", pier)
    parcels, delay = map(int, pier.split())
    assert 0 <= parcels <= 10**9
    assert 0 <= delay <= n
sys.exit(42)
