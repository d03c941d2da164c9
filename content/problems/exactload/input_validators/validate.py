import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
n, load, *crates = map(int, text.split())
assert n <= 16 and load <= 10**9 and len(crates) == n
assert all(crate <= 10**9 for crate in crates)
sys.exit(42)
