import re
import sys

text = sys.stdin.read()
number = r"(0|[1-9]\d*)"
assert re.fullmatch(rf"[1-9]\d*\n{number}( {number})*\n", text)
n, *positions = map(int, text.split())
assert 2 <= n <= 1000 and len(positions) == n
assert all(position <= 10**9 for position in positions)
sys.exit(42)
