#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

struct Line {
  int to;
  long long first, period, crossing;
};

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, m;
  std::cin >> n >> m;
  std::vector<std::vector<Line>> lines(n + 1);
  for (int i = 0; i < m; i++) {
    int from;
    Line line;
    std::cin >> from >> line.to >> line.first >> line.period >> line.crossing;
    lines[from].push_back(line);
  }
  using Arrival = std::pair<long long, int>;
  std::priority_queue<Arrival, std::vector<Arrival>, std::greater<Arrival>> queue;
  std::vector<bool> settled(n + 1);
  queue.push({0, 1});
  while (!queue.empty()) {
    auto [minute, island] = queue.top();
    queue.pop();
    if (settled[island]) continue;
    settled[island] = true;
    if (island == n) {
      std::cout << minute << '\n';
      return 0;
    }
    for (const Line& line : lines[island]) {
      long long departure = line.first;
      if (minute > departure) {
        departure += (minute - departure + line.period - 1) / line.period * line.period;
      }
      queue.push({departure + line.crossing, line.to});
    }
  }
  std::cout << "never\n";
}
