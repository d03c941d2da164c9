words = open(0).read().split()
print("\n".join(words[1::2]))
