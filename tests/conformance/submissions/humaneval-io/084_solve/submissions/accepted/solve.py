import json

(n,) = json.loads(input())
print('"' + format(sum(map(int, str(n))), "b") + '"')
