# Never cuts a word: one word in each line.
input()
print("\n".join(input().split()))
