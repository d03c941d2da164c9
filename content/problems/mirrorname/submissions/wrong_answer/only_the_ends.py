# Compares only the first and the last letter.
name = input().strip()
print("mirror" if name[0] == name[-1] else "plain")
