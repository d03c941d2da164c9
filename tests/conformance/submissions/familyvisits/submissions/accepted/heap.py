import heapq


def main():
    data = list(map(int, open(0).read().split()))
    n, d = data[0], data[1]
    visits = data[2 + 2 * n :]
    count, last = 0, 0
    for visit in visits:
        # Backwards from the visit: what lies there by then, a later afternoon can clean as well.
        free, left = [], 0
        for day in range(visit, last, -1):
            left += data[2 * day]
            heapq.heappush(free, -data[2 * day + 1])
            while left > 0:
                if not free:
                    print(-1)
                    return
                left += heapq.heappop(free)
                count += 1
        last = visit
    print(count)


main()
