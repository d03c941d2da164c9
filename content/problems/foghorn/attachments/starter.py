n = int(input())
# Write your program here.
