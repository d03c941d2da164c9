# The last day never breaks a record.
data = list(map(int, open(0).read().split()))
at = 1
for case in range(1, data[0] + 1):
    n = data[at]
    days = data[at + 1 : at + 1 + n]
    at += n + 1
    records, most = 0, -1
    for i in range(n - 1):
        records += days[i] > most and days[i] > days[i + 1]
        most = max(most, days[i])
    print("Case #%d: %d" % (case, records))
