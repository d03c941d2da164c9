import json
import string
import sys

num, base = json.load(sys.stdin)
alphabet = string.digits + string.ascii_uppercase
out = ""
while num > 0:
    num, r = divmod(num, base)
    out = alphabet[r] + out
print(json.dumps(out))
