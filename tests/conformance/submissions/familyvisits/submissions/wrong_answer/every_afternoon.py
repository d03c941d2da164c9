# Cleans on every afternoon that finds a mess.
data = list(map(int, open(0).read().split()))
n = data[0]
visits = set(data[2 + 2 * n :])
mess = count = 0
for day in range(1, n + 1):
    mess += data[2 * day]
    if mess > 0:
        mess = max(0, mess - data[2 * day + 1])
        count += 1
    if day in visits and mess > 0:
        count = -1
        break
print(count)
