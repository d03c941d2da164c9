# Guesses one after the other: ten guesses are not enough.
for guess in range(1, 11):
    print(guess, flush=True)
    if input() == "correct":
        break
