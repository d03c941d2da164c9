#include <bitset>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> f(m * m * m);
    for (int &v : f) cin >> v;
    vector<bitset<100>> reach(m * m);
    for (int p = 0; p < m * m; p++) reach[p][p] = true;
    while (n--) {
        int s;
        cin >> s;
        vector<bitset<100>> next(m * m);
        for (int i = 0; i < m * m * m; i++)
            if (f[i] == s) next[i % (m * m)] |= reach[i / m];
        reach.swap(next);
    }
    bool found = false;
    for (int p = 0; p < m * m; p++) found |= reach[p][p];
    cout << (found ? "yes" : "no") << endl;
}
