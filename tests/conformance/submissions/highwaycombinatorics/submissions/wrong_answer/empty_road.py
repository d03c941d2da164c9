# Always leaves the whole road empty.
input()
print("." * 200)
print("." * 200)
