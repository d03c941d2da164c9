n, m = map(int, input().split())
neighbours = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    neighbours[a].append(b)
    neighbours[b].append(a)

reached = {1}
waiting = [1]
while waiting:
    island = waiting.pop()
    for other in neighbours[island]:
        if other not in reached:
            reached.add(other)
            waiting.append(other)
print(len(reached))
