# Takes the longest run of opening signs for the depth.
drawing = input().strip()
print(drawing.count("("), max(map(len, drawing.split(")"))))
