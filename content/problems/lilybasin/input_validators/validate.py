import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n", text)
area, basin = map(int, text.split())
assert area <= basin <= 10**9
sys.exit(42)
