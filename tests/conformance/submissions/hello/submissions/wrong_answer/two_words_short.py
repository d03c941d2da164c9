# No exclamation mark.
print("Hello World")
