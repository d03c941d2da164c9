speed = int(input())
# Write your program here.
