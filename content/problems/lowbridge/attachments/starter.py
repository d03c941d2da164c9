mast, bridge, tide = map(int, input().split())
# Write your program here.
