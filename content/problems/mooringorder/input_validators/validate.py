import re
import sys

count, *boats = sys.stdin.read().split("\n")
assert boats.pop() == ""
assert re.fullmatch(r"[1-9]\d*", count)
assert 1 <= int(count) <= 2 * 10**4
assert len(boats) == int(count)
for boat in boats:
    assert re.fullmatch(r"[a-z]{1,10} [1-9]\d* [1-9]\d*", boat)
    assert all(1 <= int(number) <= 10**5 for number in boat.split()[1:])
assert len({boat.split()[0] for boat in boats}) == len(boats)
sys.exit(42)
