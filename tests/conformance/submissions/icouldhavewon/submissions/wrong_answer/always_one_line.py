# Says how many, but not which.
points = input().strip()
print(sum(points.count("A") > k for k in range(len(points))))
