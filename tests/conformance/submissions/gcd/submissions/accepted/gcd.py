import json
import sys

a, b = json.loads(sys.stdin.read())
while b:
    a, b = b, a % b
print(a)
