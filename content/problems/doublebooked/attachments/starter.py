n = int(input())
berths = list(map(int, input().split()))
# Write your program here.
