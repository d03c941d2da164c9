// Uses at most one voucher.
#include <iostream>
#include <vector>

int main() {
  const long long far = 1000000000000;
  int n, m, k, a, b;
  long long toll;
  std::cin >> n >> m >> k;
  std::vector<std::vector<long long>> paid(n + 1, std::vector<long long>(n + 1, far));
  for (int town = 1; town <= n; town++) paid[town][town] = 0;
  std::vector<std::vector<int>> canals;
  while (m-- > 0 && std::cin >> a >> b >> toll) {
    paid[a][b] = paid[b][a] = std::min(paid[a][b], toll);
    canals.push_back({a, b});
  }
  for (int c = 1; c <= n; c++)
    for (int x = 1; x <= n; x++)
      for (int y = 1; y <= n; y++) paid[x][y] = std::min(paid[x][y], paid[x][c] + paid[c][y]);
  long long best = paid[1][n];
  if (k > 0) {
    for (auto& canal : canals) {
      best = std::min(best, paid[1][canal[0]] + paid[canal[1]][n]);
      best = std::min(best, paid[1][canal[1]] + paid[canal[0]][n]);
    }
  }
  if (best >= far) std::cout << "no way\n";
  else std::cout << best << '\n';
}
