# A colon is missing.
import json

(n,) = json.loads(input())
total = 0
for i in range(n)
    if i % 11 == 0 or i % 13 == 0:
        total += str(i).count("7")
print(total)
