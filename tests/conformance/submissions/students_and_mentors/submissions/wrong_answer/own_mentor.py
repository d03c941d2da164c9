# Lets a student be their own mentor.
import sys
from bisect import bisect_right

data = list(map(int, sys.stdin.buffer.read().split()))
pos = 1
for case in range(1, data[0] + 1):
    n = data[pos]
    r = data[pos + 1:pos + 1 + n]
    pos += n + 1
    s = sorted(r)
    print("Case #%d: %s" % (case, " ".join(str(s[bisect_right(s, 2 * x) - 1]) for x in r)))
