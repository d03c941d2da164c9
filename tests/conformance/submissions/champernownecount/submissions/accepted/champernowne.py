n, k = map(int, input().split())
rem = count = 0
power = 10
for i in range(1, n + 1):
    if i == power:
        power *= 10
    rem = (rem * power + i) % k
    count += rem == 0
print(count)
