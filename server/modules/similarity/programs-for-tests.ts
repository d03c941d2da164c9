/** Solutions of one problem: the shortest way through a grid with walls. */

export const original = `#include <bits/stdc++.h>
using namespace std;

int rows, columns;
vector<string> grid;

bool inside(int r, int c) {
    return r >= 0 && r < rows && c >= 0 && c < columns && grid[r][c] != '#';
}

int search(int startRow, int startColumn, int endRow, int endColumn) {
    vector<vector<int>> distance(rows, vector<int>(columns, -1));
    queue<pair<int, int>> waiting;
    distance[startRow][startColumn] = 0;
    waiting.push({startRow, startColumn});
    int dr[] = {1, -1, 0, 0};
    int dc[] = {0, 0, 1, -1};
    while (!waiting.empty()) {
        auto [r, c] = waiting.front();
        waiting.pop();
        if (r == endRow && c == endColumn) return distance[r][c];
        for (int k = 0; k < 4; k++) {
            int nr = r + dr[k];
            int nc = c + dc[k];
            if (inside(nr, nc) && distance[nr][nc] < 0) {
                distance[nr][nc] = distance[r][c] + 1;
                waiting.push({nr, nc});
            }
        }
    }
    return -1;
}

int main() {
    cin >> rows >> columns;
    grid.resize(rows);
    for (auto& line : grid) cin >> line;
    int a, b, c, d;
    cin >> a >> b >> c >> d;
    cout << search(a, b, c, d) << "\\n";
    return 0;
}
`;

/** The same with other names, another layout, comments, and an unused function. */
export const renamed = `#include <iostream>
#include <vector>
#include <queue>
using namespace std;
// my own solution
int H, W; vector<string> M;
bool ok(int y, int x) { /* is it free? */ return y >= 0 && y < H && x >= 0 && x < W && M[y][x] != '#'; }
int unused(int q) {
    int w = q * 17;
    while (w > 3) { w -= 5; q ^= w; }
    return w + q;
}
int bfs(int sy, int sx, int ty, int tx) {
    // distances
    vector<vector<int>> d(H, vector<int>(W, -1));
    queue<pair<int, int>> Q;
    d[sy][sx] = 0;
    Q.push({sy, sx});
    int py[] = {1, -1, 0, 0};
    int px[] = {0, 0, 1, -1};
    while (!Q.empty())
    {
        auto [y, x] = Q.front();
        Q.pop();
        /* found */
        if (y == ty && x == tx) return d[y][x];
        for (int i = 0; i < 4; i++)
        {
            int b = y + py[i];
            int a = x + px[i];
            if (ok(b, a) && d[b][a] < 0)
            {
                d[b][a] = d[y][x] + 1;
                Q.push({b, a});
            }
        }
    }
    return -1;
}
int main()
{
    cin >> H >> W;
    M.resize(H);
    for (auto& s : M) cin >> s;
    int p, q, r, s;
    cin >> p >> q >> r >> s;
    cout << bfs(p, q, r, s) << "\\n";
    return 0;
}
`;

/** The functions in another order, with a declaration. */
export const reordered = `#include <bits/stdc++.h>
using namespace std;

int rows, columns;
vector<string> grid;
int search(int, int, int, int);

${original.slice(original.indexOf('int main'))}
${original.slice(original.indexOf('int search'), original.indexOf('int main'))}
${original.slice(original.indexOf('bool inside'), original.indexOf('int search'))}`;

/** Written by somebody else. */
export const independent = `#include <cstdio>
#include <cstring>
#include <set>

static char field[1005][1005];
static int best[1005 * 1005];
static int n, m;

struct Step {
    int cost;
    int cell;
    bool operator<(const Step& other) const {
        if (cost != other.cost) return cost < other.cost;
        return cell < other.cell;
    }
};

static void relax(std::set<Step>& open, int cell, int cost) {
    if (best[cell] <= cost) return;
    open.erase(Step{best[cell], cell});
    best[cell] = cost;
    open.insert(Step{cost, cell});
}

int main(void) {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    for (int i = 0; i < n; ++i) scanf("%s", field[i]);
    memset(best, 0x3f, sizeof best);
    const int infinite = best[0];
    int sr, sc, tr, tc;
    scanf("%d%d%d%d", &sr, &sc, &tr, &tc);
    std::set<Step> open;
    relax(open, sr * m + sc, 0);
    while (open.size() > 0) {
        Step now = *open.begin();
        open.erase(open.begin());
        const int r = now.cell / m, c = now.cell % m;
        if (r > 0 && field[r - 1][c] == '.') relax(open, now.cell - m, now.cost + 1);
        if (c > 0 && field[r][c - 1] == '.') relax(open, now.cell - 1, now.cost + 1);
        if (r + 1 < n && field[r + 1][c] == '.') relax(open, now.cell + m, now.cost + 1);
        if (c + 1 < m && field[r][c + 1] == '.') relax(open, now.cell + 1, now.cost + 1);
    }
    const int answer = best[tr * m + tc];
    printf("%d\\n", answer == infinite ? -1 : answer);
}
`;

export const increasing = {
  original: `import sys


def read():
    words = sys.stdin.read().split()
    n = int(words[0])
    return n, [int(word) for word in words[1:n + 1]]


def longest(values):
    tails = []
    for value in values:
        low, high = 0, len(tails)
        while low < high:
            middle = (low + high) // 2
            if tails[middle] < value:
                low = middle + 1
            else:
                high = middle
        if low == len(tails):
            tails.append(value)
        else:
            tails[low] = value
    return len(tails)


n, values = read()
print(longest(values))
`,
  renamed: `# LIS
from sys import stdin

def f(arr):
    t = []
    for x in arr:
        # binary search
        a, b = 0, len(t)
        while a < b:
            c = (a + b) // 2
            if t[c] < x:
                a = c + 1
            else:
                b = c
        if a == len(t):
            t.append(x)
        else:
            t[a] = x
    return len(t)

def inp():
    p = sys.stdin.read().split()
    k = int(p[0])
    return k, [int(w) for w in p[1:k + 1]]

k, arr = inp()
print(f(arr))
`,
  independent: `n = int(input())
a = list(map(int, input().split()))
best = [1] * n
for i in range(n):
    for j in range(i):
        if a[j] < a[i] and best[j] + 1 > best[i]:
            best[i] = best[j] + 1
answer = 0
for value in best:
    answer = max(answer, value)
print(answer)
`,
};
