// Strictly less than twice the rating; right on the sample.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    for (int k = 1; k <= t; k++) {
        int n;
        cin >> n;
        vector<int> r(n);
        for (int &x : r) cin >> x;
        vector<int> s(r);
        sort(s.begin(), s.end());
        cout << "Case #" << k << ':';
        for (int x : r) {
            auto it = lower_bound(s.begin(), s.end(), 2 * x) - 1;
            if (*it != x) cout << ' ' << *it;
            else if (it != s.begin()) cout << ' ' << *(it - 1);
            else cout << " -1";
        }
        cout << '\n';
    }
}
