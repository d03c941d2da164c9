# Has no idea what to do after "higher".
low, high = 1, 1000
moves = {"lower": -1, "correct": 0}
while True:
    guess = (low + high) // 2
    print(guess, flush=True)
    move = moves[input()]
    if move == 0:
        break
    high = guess - 1
