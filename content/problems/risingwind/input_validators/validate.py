import re
import sys

text = sys.stdin.read()
number = r"(0|[1-9]\d*)"
assert re.fullmatch(rf"[1-9]\d*\n{number}( {number})*\n", text)
n, *speeds = map(int, text.split())
assert n <= 500 and len(speeds) == n
assert all(speed <= 200 for speed in speeds)
sys.exit(42)
