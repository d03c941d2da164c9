import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"\d+ \d+ \d+ \d+ \d+\n(\d+( \d+)*\n)?", text)
first, *rest = text.splitlines()
n, p, rise, fall, seed = map(int, first.split())
assert 1 <= p <= n <= 10**9
if rise == 0:
    depths = list(map(int, rest[0].split()))
    assert fall == 0 and len(depths) == n and 0 < min(depths) and max(depths) < 10**18
    assert all(depths[i] < depths[i + 1] for i in range(p - 1))
    assert all(depths[i] > depths[i + 1] for i in range(p - 1, n - 1))
else:
    assert not rest and 1 <= rise < 10**8 and 1 <= fall < 10**8
sys.exit(42)
