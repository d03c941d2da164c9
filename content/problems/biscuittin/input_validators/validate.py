import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"(0|[1-9]\d*) [1-9]\d*\n", text)
assert all(int(word) <= 10**9 for word in text.split())
sys.exit(42)
