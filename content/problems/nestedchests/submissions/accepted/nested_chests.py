chests = 0
open_chests = 0
depth = 0
for sign in input().strip():
    if sign == "(":
        chests += 1
        open_chests += 1
        depth = max(depth, open_chests)
    else:
        open_chests -= 1
print(chests, depth)
