# Walks from the end to the start.
data = open(0).read().split()
print("".join(data[2:]).replace(".", "")[::-1])
