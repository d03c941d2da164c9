area, basin = map(int, input().split())
# Write your program here.
