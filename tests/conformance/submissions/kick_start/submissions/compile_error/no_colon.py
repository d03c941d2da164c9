# A colon is missing.
for case in range(1, int(input()) + 1)
    print("Case #%d: 0" % case)
