// Believes that ferries also leave before the first one, every p minutes back from it.
#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

int main() {
  int n, m;
  std::cin >> n >> m;
  std::vector<std::vector<std::tuple<int, long long, long long, long long>>> lines(n + 1);
  for (int i = 0; i < m; i++) {
    int u, v;
    long long a, p, d;
    std::cin >> u >> v >> a >> p >> d;
    lines[u].push_back({v, a, p, d});
  }
  std::priority_queue<std::pair<long long, int>, std::vector<std::pair<long long, int>>, std::greater<>> queue;
  std::vector<long long> settled(n + 1, -1);
  queue.push({0, 1});
  while (!queue.empty()) {
    auto [minute, island] = queue.top();
    queue.pop();
    if (settled[island] >= 0) continue;
    settled[island] = minute;
    for (auto [v, a, p, d] : lines[island]) {
      queue.push({minute + ((a - minute) % p + p) % p + d, v});
    }
  }
  if (settled[n] < 0) {
    std::cout << "never\n";
  } else {
    std::cout << settled[n] << '\n';
  }
}
