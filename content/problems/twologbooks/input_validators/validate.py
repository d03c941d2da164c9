import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
number = r"(0|[1-9]\d*)"
assert re.fullmatch(f"{number} {number} {number}", lines[0])
n, m, d = map(int, lines[0].split())
assert 1 <= n <= 1000 and 1 <= m <= 1000 and d <= 10**6
assert len(lines) == 1 + n + m
assert all(re.fullmatch(f"[a-z] {number}", line) for line in lines[1:])
for log in (lines[1 : 1 + n], lines[1 + n :]):
    minutes = [int(line.split()[1]) for line in log]
    assert minutes == sorted(minutes) and minutes[-1] <= 10**6
sys.exit(42)
