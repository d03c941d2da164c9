# Takes the first entry that fits, and loses what lies between.
import sys

n, m, d, *words = sys.stdin.read().split()
n, m, d = int(n), int(m), int(d)
log = [(kind, int(minute)) for kind, minute in zip(words[0::2], words[1::2])]
second = log[n:]
pairs = after = 0
for kind, minute in log[:n]:
    for j in range(after, m):
        if second[j][0] == kind and abs(second[j][1] - minute) <= d:
            pairs += 1
            after = j + 1
            break
print(pairs)
