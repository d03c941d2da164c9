adults, children = map(int, input().split())
# Write your program here.
