for case in range(1, int(input()) + 1):
    s = input().strip()
    kicks = fragments = 0
    for i in range(len(s)):
        kicks += s.startswith("KICK", i)
        if s.startswith("START", i):
            fragments += kicks
    print("Case #%d: %d" % (case, fragments))
