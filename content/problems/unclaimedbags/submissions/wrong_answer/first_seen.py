# Breaks ties by the order in which the bags went below deck.
import sys
from collections import Counter

n, m, *tags = sys.stdin.read().split()
left = Counter(tags[: int(n)])
left.subtract(tags[int(n) :])
tag, count = max(left.items(), key=lambda item: item[1])
print(f"{tag} {count}" if count > 0 else "all claimed")
