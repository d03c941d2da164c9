n, k = map(int, input().split())
ropes = list(map(int, input().split()))

low, high = 0.0, sum(ropes) / k
for _ in range(60):
    middle = (low + high) / 2
    if sum(int(rope / middle) for rope in ropes) >= k:
        low = middle
    else:
        high = middle
print(high)
