# Raises an error when no letter was changed.
s = input().strip()
n = len(s) // 3
words = [s[:n], s[n : 2 * n], s[2 * n :]]
odd = [word for word in words if words.count(word) == 1]
words.remove(odd[0])
print(words[0])
