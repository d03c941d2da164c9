n = int(input())
speeds = list(map(int, input().split()))
stronger = 0
for day in range(1, n):
    if speeds[day] > speeds[day - 1]:
        stronger = stronger + 1
print(stronger)
