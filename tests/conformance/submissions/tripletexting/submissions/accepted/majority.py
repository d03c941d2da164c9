s = input().strip()
n = len(s) // 3
print("".join(sorted(three)[1] for three in zip(s[:n], s[n : 2 * n], s[2 * n :])))
