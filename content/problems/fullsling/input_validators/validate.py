import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
n, limit, *crates = map(int, text.split())
assert n <= 100 and limit <= 20000 and len(crates) == n
assert all(crate <= 20000 for crate in crates)
sys.exit(42)
