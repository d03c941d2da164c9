def digit_sum(n):
    if n < 10:
        return n
    return digit_sum(n // 10) + n % 10


n = int(input())
steps = 0
while n >= 10:
    n = digit_sum(n)
    steps = steps + 1
print(n, steps)
