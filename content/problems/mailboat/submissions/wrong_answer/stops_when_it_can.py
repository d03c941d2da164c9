# Stops at every pier that it may stop at.
n = int(input())
total = allowed = 0
for i in range(n):
    parcels, delay = map(int, input().split())
    if i >= allowed:
        total += parcels
        allowed = i + delay + 1
print(total)
