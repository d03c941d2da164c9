import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
first, second = text.splitlines()
masts = list(map(int, second.split()))
assert 1 <= int(first) <= 2 * 10**4
assert len(masts) == int(first)
assert all(1 <= mast <= 10**9 for mast in masts)
sys.exit(42)
