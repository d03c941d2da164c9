hours, minutes, crossing = map(int, input().split())
# Write your program here.
