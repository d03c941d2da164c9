import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[()]{2,1000}\n", text)
depth = 0
for at, sign in enumerate(text.strip()):
    depth += 1 if sign == "(" else -1
    assert depth > 0 or at == len(text) - 2
assert depth == 0
sys.exit(42)
