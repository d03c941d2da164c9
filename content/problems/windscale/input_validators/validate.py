import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9]\d*)\n", text)
assert int(text) <= 200
sys.exit(42)
