# Subtraction only: never ends when one of the two numbers is 0.
import json
import sys

a, b = json.loads(sys.stdin.read())
while a != b:
    if a > b:
        a -= b
    else:
        b -= a
print(a)
