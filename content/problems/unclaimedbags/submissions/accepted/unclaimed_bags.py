import sys
from collections import Counter

n, m, *tags = sys.stdin.read().split()
n = int(n)
left = Counter(tags[:n])
left.subtract(tags[n:])
tag, count = min(left.items(), key=lambda item: (-item[1], item[0]))
print(f"{tag} {count}" if count > 0 else "all claimed")
