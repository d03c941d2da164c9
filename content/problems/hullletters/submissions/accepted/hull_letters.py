SMALL = {"and", "of", "the"}

for _ in range(int(input())):
    words = input().lower().split()
    painted = [w if i > 0 and w in SMALL else w.capitalize() for i, w in enumerate(words)]
    print(" ".join(painted))
