# Runs off the end of the row when every car fits.
lane, n = map(int, input().split())
cars = list(map(int, input().split()))
aboard = 0
while cars[aboard] <= lane:
    lane -= cars[aboard]
    aboard += 1
print(aboard)
