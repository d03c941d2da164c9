import re
import sys

text = sys.stdin.read()
assert re.fullmatch(r"[1-9]\d* [1-9]\d*\n[1-9]\d*( [1-9]\d*)*\n", text)
first, second = text.splitlines()
lane, count = map(int, first.split())
cars = list(map(int, second.split()))
assert 1 <= lane <= 10**9
assert 1 <= count <= 5 * 10**4
assert len(cars) == count
assert all(1 <= length <= 10**4 for length in cars)
sys.exit(42)
