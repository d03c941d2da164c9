import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d*\n", text)
assert int(text) <= 100
sys.exit(42)
