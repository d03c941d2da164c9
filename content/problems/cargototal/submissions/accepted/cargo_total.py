n = int(input())
total = 0
for crate in range(n):
    total = total + int(input())
print(total)
