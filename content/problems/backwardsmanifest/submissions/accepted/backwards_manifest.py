n = int(input())
crates = []
for _ in range(n):
    crates.append(input())
for i in range(n - 1, -1, -1):
    print(crates[i])
