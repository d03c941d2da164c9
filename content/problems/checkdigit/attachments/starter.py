def digit_sum(n):
    @{return 0}@


n = int(input())
steps = 0
while @{False}@:
    n = digit_sum(n)
    steps = steps + 1
print(n, steps)
