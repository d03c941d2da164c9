# Adds the number of crates, too.
n = int(input())
total = n
for crate in range(n):
    total = total + int(input())
print(total)
