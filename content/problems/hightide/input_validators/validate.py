import re
import sys

size, *chart = sys.stdin.read().split("\n")
assert chart.pop() == ""
assert re.fullmatch(r"[1-9]\d* [1-9]\d*", size)
rows, columns = map(int, size.split())
assert 1 <= min(rows, columns) <= max(rows, columns) <= 300
assert len(chart) == rows
assert all(re.fullmatch(r"[.#~SG]*", line) and len(line) == columns for line in chart)
squares = "".join(chart)
assert squares.count("S") == squares.count("G") == 1
sys.exit(42)
