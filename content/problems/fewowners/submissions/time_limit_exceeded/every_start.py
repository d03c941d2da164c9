# Tries each start anew.
n, k = map(int, input().split())
owners = input().split()
longest = 0
for start in range(n):
    inside = set()
    end = start
    while end < n:
        inside.add(owners[end])
        if len(inside) > k:
            break
        end += 1
    longest = max(longest, end - start)
print(longest)
