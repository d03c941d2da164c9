export const hello = 'print("hi")';
export const manyLines = 'for i in range(100000): print(i)';
export const uninterruptible = 'sum(range(10**11))';
export const endless = 'while True: pass';
export const helloNode = 'console.log("hi")';

/** Loops, calls, lists and dictionaries: a few hundred milliseconds of computing. */
export const computing = `
def count(n):
    return 1 if n < 2 else count(n - 1) + count(n - 2)
def sieve(n):
    marks = bytearray([1]) * n
    for i in range(2, int(n ** 0.5) + 1):
        if marks[i]:
            for j in range(i * i, n, i): marks[j] = 0
    return sum(marks)
seen = {}
for i in range(200000): seen[i * 7 % 1009] = seen.get(i % 1009, 0) + i
print(count(21), sieve(300000), len(seen))
`;

/** New code every time, so that it is never cached. */
export function bitsProgram(number: number): string {
  return `#include <bits/stdc++.h>
using namespace std;
// ${number}
int main() {
    int n = ${number};
    map<int, vector<int>> groups;
    for (int i = 0; i < n; ++i) groups[i % 7].push_back(i);
    priority_queue<long long> best;
    for (auto& [key, values] : groups) { sort(values.rbegin(), values.rend()); best.push(accumulate(values.begin(), values.end(), 0LL)); }
    cout << best.size() << endl;
}
`;
}
