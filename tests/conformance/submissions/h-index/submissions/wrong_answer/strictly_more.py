# Wants strictly more than h citations.
import heapq
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    pos = 1
    for case in range(1, data[0] + 1):
        n = data[pos]
        papers = data[pos + 1:pos + 1 + n]
        pos += n + 1
        heap = []
        res = []
        for a in papers:
            heapq.heappush(heap, a)
            while heap and heap[0] <= len(heap):
                heapq.heappop(heap)
            res.append(len(heap))
        print("Case #%d: %s" % (case, " ".join(map(str, res))))


main()
