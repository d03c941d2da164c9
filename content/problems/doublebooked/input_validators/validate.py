import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
n, *berths = map(int, text.split())
assert n <= 1000 and len(berths) == n
assert all(berth <= 10**9 for berth in berths)
sys.exit(42)
