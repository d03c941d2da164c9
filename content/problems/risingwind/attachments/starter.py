n = int(input())
speeds = list(map(int, input().split()))
stronger = 0
for day in range(@{0}@, n):
    if @{False}@:
        stronger = stronger + 1
print(stronger)
