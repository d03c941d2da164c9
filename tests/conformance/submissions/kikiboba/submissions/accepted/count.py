word = input()
b, k = word.count("b"), word.count("k")
print("none" if b + k == 0 else "boba" if b > k else "kiki" if k > b else "boki")
