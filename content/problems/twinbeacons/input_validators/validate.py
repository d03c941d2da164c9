import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d* (0|[1-9]\d*)\n", text)
a, b, t = map(int, text.split())
assert 1 <= min(a, b) <= max(a, b) <= 10**9
assert 0 <= t <= 10**18
sys.exit(42)
