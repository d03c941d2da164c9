n, load = map(int, input().split())
crates = list(map(int, input().split()))
# Write your program here.
