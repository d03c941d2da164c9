drawing = input()
# Write your program here.
