# Walks along the bags for each one that is claimed.
import sys

n, m, *tags = sys.stdin.read().split()
bags = tags[: int(n)]
for tag in tags[int(n) :]:
    for at in range(len(bags)):
        if bags[at] == tag:
            del bags[at]
            break
if not bags:
    print("all claimed")
else:
    most = max(bags.count(tag) for tag in set(bags))
    print(min(tag for tag in set(bags) if bags.count(tag) == most), most)
