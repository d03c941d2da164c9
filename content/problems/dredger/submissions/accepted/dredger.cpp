#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, t;
  std::cin >> n >> t;
  std::vector<long long> gain(n + 1);
  using Channel = std::pair<long long, int>;
  std::priority_queue<Channel, std::vector<Channel>, std::greater<Channel>> channels;
  for (int i = 1; i <= n; i++) {
    long long depth;
    std::cin >> depth >> gain[i];
    channels.push({depth, i});
  }
  for (int day = 0; day < t; day++) {
    auto [depth, i] = channels.top();
    channels.pop();
    channels.push({depth + gain[i], i});
  }
  std::cout << channels.top().second << ' ' << channels.top().first - t << '\n';
}
