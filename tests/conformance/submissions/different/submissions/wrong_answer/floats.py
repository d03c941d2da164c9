# Prints floating-point numbers.
import sys

for line in sys.stdin:
    a, b = map(float, line.split())
    print(abs(a - b))
