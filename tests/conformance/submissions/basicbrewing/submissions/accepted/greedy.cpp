#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
  int n;
  double p;
  scanf("%d %lf", &n, &p);
  vector<pair<long, long>> side[2];
  long sum[2] = {0, 0};
  double total = 0;
  for (int i = 0; i < n; i++) {
    long c;
    double q;
    scanf("%ld %lf", &c, &q);
    long d = lround(q * 1000) - lround(p * 1000);
    if (d == 0) {
      total += c;
      continue;
    }
    side[d > 0].push_back({labs(d), c});
    sum[d > 0] += labs(d) * c;
  }
  int large = sum[1] > sum[0];
  for (auto& one : side[1 - large]) total += one.second;
  double rest = sum[1 - large];
  sort(side[large].begin(), side[large].end());
  for (auto& one : side[large]) {
    double liters = min((double)one.second, rest / one.first);
    total += liters;
    rest -= liters * one.first;
  }
  printf("%.6f\n", total);
}
