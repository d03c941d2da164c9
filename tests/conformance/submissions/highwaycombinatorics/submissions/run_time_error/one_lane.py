# Draws one lane and asks for the second.
n = int(input())
lanes = ["." * 200]
for number in range(2):
    print(lanes[number])
