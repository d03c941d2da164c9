# Two KICKs that share a letter count once.
import re

for case in range(1, int(input()) + 1):
    kicks = fragments = 0
    for word in re.findall("KICK|START", input()):
        if word == "KICK":
            kicks += 1
        else:
            fragments += kicks
    print("Case #%d: %d" % (case, fragments))
