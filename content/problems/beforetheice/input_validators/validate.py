import re
import sys

count, *ships = sys.stdin.read().split("\n")
assert ships.pop() == ""
assert re.fullmatch(r"[1-9]\d*", count)
assert 1 <= int(count) <= 2 * 10**4
assert len(ships) == int(count)
for ship in ships:
    assert re.fullmatch(r"[1-9]\d* [1-9]\d*", ship)
    hours, deadline = map(int, ship.split())
    assert 1 <= hours <= 10**6
    assert 1 <= deadline <= 10**9
sys.exit(42)
