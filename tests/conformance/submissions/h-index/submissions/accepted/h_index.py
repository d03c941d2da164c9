import heapq
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    pos = 1
    out = []
    for case in range(1, data[0] + 1):
        n = data[pos]
        papers = data[pos + 1:pos + 1 + n]
        pos += n + 1
        heap = []  # the papers that count, or may count, smallest first
        res = []
        for a in papers:
            if a > len(heap):
                heapq.heappush(heap, a)
                while heap[0] < len(heap):
                    heapq.heappop(heap)
            res.append(len(heap))
        out.append("Case #%d: %s" % (case, " ".join(map(str, res))))
    print("\n".join(out))


main()
