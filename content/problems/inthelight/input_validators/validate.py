import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
number = r"(0|-?[1-9]\d*)"
assert re.fullmatch(f"{number} {number} {number} {number}", lines[0])
x, y, r, n = map(int, lines[0].split())
assert 1 <= r <= 10**4 and 2 <= n <= 1000 and len(lines) == 1 + n
places = [(x, y)]
for line in lines[1:]:
    assert re.fullmatch(f"{number} {number}", line)
    places.append(tuple(map(int, line.split())))
assert all(abs(coordinate) <= 10**4 for place in places for coordinate in place)
assert all(one != other for one, other in zip(places[1:], places[2:]))
sys.exit(42)
