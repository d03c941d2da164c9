n = int(input())
weights = list(map(int, input().split()))
# Write your program here.
