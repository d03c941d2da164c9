import re
import sys

lines = sys.stdin.read().split("\n")
assert lines.pop() == ""
assert re.fullmatch(r"[1-9]\d*", lines[0])
assert len(lines) == 1 + int(lines[0]) and int(lines[0]) <= 5 * 10**4
harbour = set()
for line in lines[1:]:
    assert re.fullmatch(r"[+?-] [a-z]{1,15}", line)
    what, name = line.split()
    assert (name in harbour) == (what != "+")
    if what == "+":
        harbour.add(name)
    elif what == "-":
        harbour.remove(name)
assert any(line.startswith("?") for line in lines)
sys.exit(42)
