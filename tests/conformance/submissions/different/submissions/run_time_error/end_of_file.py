# Does not know where the input ends.
while True:
    a, b = map(int, input().split())
    print(abs(a - b))
