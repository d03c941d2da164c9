import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9]\d*) (0|[1-9]\d*)\n", text)
assert all(int(word) <= 1000 for word in text.split())
sys.exit(42)
