n = int(input())
speeds = list(map(int, input().split()))
# Write your program here.
