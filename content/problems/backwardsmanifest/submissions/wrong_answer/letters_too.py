# Reverses the letters of each word, and not the order of the words.
n = int(input())
for _ in range(n):
    print(input()[::-1])
