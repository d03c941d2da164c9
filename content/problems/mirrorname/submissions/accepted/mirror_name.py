name = input().strip()
backwards = ""
for letter in name:
    backwards = letter + backwards
if name == backwards:
    print("mirror")
else:
    print("plain")
