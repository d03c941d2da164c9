import sys

n, m, d, *words = sys.stdin.read().split()
n, m, d = int(n), int(m), int(d)
log = [(kind, int(minute)) for kind, minute in zip(words[0::2], words[1::2])]
first, second = log[:n], log[n:]

# best[j]: the most pairs between the entries so far and the first j entries of the second logbook.
best = [0] * (m + 1)
for kind, minute in first:
    row = [0]
    for j, (other, when) in enumerate(second):
        if kind == other and -d <= minute - when <= d:
            row.append(best[j] + 1)
        else:
            row.append(max(best[j + 1], row[j]))
    best = row
print(best[m])
