# Takes 10, 100, ... as one digit shorter than they are.
n, k = map(int, input().split())
rem = count = 0
power = 10
for i in range(1, n + 1):
    rem = (rem * power + i) % k
    if i == power:
        power *= 10
    count += rem == 0
print(count)
