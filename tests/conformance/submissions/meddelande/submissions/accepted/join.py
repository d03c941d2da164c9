# Any way to the right and down meets the letters in the order in which they are read.
data = open(0).read().split()
print("".join(data[2:]).replace(".", ""))
