# Believes that every move takes one second.
piece = input().strip()
print(sum(a != b for a, b in zip(piece, piece[1:])))
