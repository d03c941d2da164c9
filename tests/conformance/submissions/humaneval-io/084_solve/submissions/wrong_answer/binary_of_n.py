# Binary of the number itself.
import json

(n,) = json.loads(input())
print('"' + format(n, "b") + '"')
