import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9]\d*) (0|[1-9]\d*) [1-9]\d*\n", text)
h, m, t = map(int, text.split())
assert h <= 23 and m <= 59 and t <= 10**4
sys.exit(42)
