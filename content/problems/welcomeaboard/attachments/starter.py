name = input()
# Write your program here.
