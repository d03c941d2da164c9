// Two decimals only: outside 1e-6 for small answers.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;
typedef long long ll;

int main() {
    int n, m;
    cin >> n;
    vector<ll> x(n), y(n);
    for (int i = 0; i < n; i++) cin >> x[i] >> y[i];
    cin >> m;
    vector<ll> u(m), a(m), b(m), c(m);
    for (int i = 0; i < m; i++) cin >> u[i] >> a[i] >> b[i] >> c[i];
    long double total = 0;
    ll left = 0;
    for (int i = 0, j = 0; i < n && j < m;) {
        ll right = min(x[i], u[j]);
        // shifted to t = x - left
        long double A = a[j], B = 2 * a[j] * left + b[j], C = (a[j] * left + b[j]) * left + c[j] - y[i];
        long double w = right - left;
        vector<long double> cuts{0, w};
        if (A == 0) {
            if (B != 0) cuts.push_back(-C / B);
        } else {
            long double d = B * B - 4 * A * C;
            if (d > 0) {
                long double q = -(B + copysign(sqrtl(d), B)) / 2;
                cuts.push_back(q / A);
                if (q != 0) cuts.push_back(C / q);
            }
        }
        sort(cuts.begin(), cuts.end());
        long double last = 0, at = 0;
        for (long double t : cuts) {
            if (t < 0 || t > w) continue;
            at = ((A * t / 3 + B / 2) * t + C) * t;
            total += fabsl(at - last);
            last = at;
        }
        left = right;
        if (x[i] == right) i++;
        if (u[j] == right) j++;
    }
    cout << fixed << setprecision(2) << (double)total << endl;
}
