#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

std::vector<int> leader, drifters;  // drifters[leader]: boats of a drifting raft, else 0
std::vector<int> sizes;

int find(int boat) { return leader[boat] == boat ? boat : leader[boat] = find(leader[boat]); }

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, m, a, b;
  std::cin >> n >> m;
  leader.resize(n + 1);
  std::iota(leader.begin(), leader.end(), 0);
  drifters.assign(n + 1, 1);
  sizes.assign(n + 1, 1);
  int drifting = n;
  std::string what;
  while (m-- > 0 && std::cin >> what >> a) {
    a = find(a);
    if (what == "anchor") {
      drifting -= drifters[a];
      drifters[a] = 0;
    } else {
      std::cin >> b;
      b = find(b);
      if (a != b) {
        if (sizes[a] < sizes[b]) std::swap(a, b);
        drifting -= drifters[a] + drifters[b];
        bool drifts = drifters[a] > 0 && drifters[b] > 0;
        leader[b] = a;
        sizes[a] += sizes[b];
        drifters[a] = drifts ? sizes[a] : 0;
        drifting += drifters[a];
      }
    }
    std::cout << drifting << '\n';
  }
}
