#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

int main() {
  int n, m, k, a, b, toll;
  std::cin >> n >> m >> k;
  std::vector<std::vector<std::pair<int, int>>> canals(n + 1);
  while (m-- > 0 && std::cin >> a >> b >> toll) {
    canals[a].push_back({b, toll});
    canals[b].push_back({a, toll});
  }
  using State = std::tuple<long long, int, int>;  // paid, town, used vouchers
  std::priority_queue<State, std::vector<State>, std::greater<State>> queue;
  std::vector<std::vector<bool>> done(n + 1, std::vector<bool>(k + 1));
  queue.push({0, 1, 0});
  while (!queue.empty()) {
    auto [paid, town, used] = queue.top();
    queue.pop();
    if (done[town][used]) continue;
    done[town][used] = true;
    if (town == n) {
      std::cout << paid << '\n';
      return 0;
    }
    for (auto [next, price] : canals[town]) {
      queue.push({paid + price, next, used});
      if (used < k) queue.push({paid, next, used + 1});
    }
  }
  std::cout << "no way\n";
}
