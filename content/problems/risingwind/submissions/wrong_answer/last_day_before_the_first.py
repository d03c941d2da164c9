# Position -1 is the last day, so the first day is compared with the last one.
n = int(input())
speeds = list(map(int, input().split()))
print(sum(speeds[day] > speeds[day - 1] for day in range(n)))
