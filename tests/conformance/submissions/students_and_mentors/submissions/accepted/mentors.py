import sys
from bisect import bisect_right


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    pos = 1
    out = []
    for case in range(1, data[0] + 1):
        n = data[pos]
        r = data[pos + 1:pos + 1 + n]
        pos += n + 1
        s = sorted(r)
        res = []
        for x in r:
            i = bisect_right(s, 2 * x) - 1
            if s[i] == x:  # the best one is the student, or another as strong
                i -= 1
            res.append(s[i] if i >= 0 else -1)
        out.append("Case #%d: %s" % (case, " ".join(map(str, res))))
    print("\n".join(out))


main()
