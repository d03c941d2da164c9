def main():
    data = list(map(int, open(0).read().split()))
    at = 1
    for case in range(1, data[0] + 1):
        n = data[at]
        days = data[at + 1 : at + 1 + n] + [-1]
        at += n + 1
        record, most = 0, -1
        for i in range(n):
            if days[i] > most:
                most = days[i]
                record += days[i] > days[i + 1]
        print("Case #%d: %d" % (case, record))


main()
