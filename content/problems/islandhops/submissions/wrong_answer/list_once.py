# Goes through the lines only once, so the result depends on their order.
n, m = map(int, input().split())
reached = {1}
for _ in range(m):
    a, b = map(int, input().split())
    if a in reached or b in reached:
        reached |= {a, b}
print(len(reached))
