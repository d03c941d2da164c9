import re
import sys

text = sys.stdin.read()
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number}\n{number}( {number})*\n", text)
n, *heights = map(int, text.split())
assert 1 <= n <= 2 * 10**4 and len(heights) == n
assert all(height < 2**40 for height in heights)
sys.exit(42)
