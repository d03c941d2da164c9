import re
import sys

text = sys.stdin.read()
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number} {number}\n{number}( {number})*\n", text)
n, w, *arrivals = map(int, text.split())
assert 1 <= n <= 2 * 10**4 and len(arrivals) == n
assert 1 <= w <= 10**9
assert all(minute <= 10**9 for minute in arrivals)
sys.exit(42)
