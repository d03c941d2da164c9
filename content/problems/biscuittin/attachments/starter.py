biscuits, sailors = map(int, input().split())
# Write your program here.
