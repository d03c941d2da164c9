#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

struct Entry {
  char kind;
  int minute;
};

int main() {
  int n, m, d;
  std::cin >> n >> m >> d;
  std::vector<Entry> first(n), second(m);
  for (Entry& entry : first) std::cin >> entry.kind >> entry.minute;
  for (Entry& entry : second) std::cin >> entry.kind >> entry.minute;
  std::vector<std::vector<int>> best(n + 1, std::vector<int>(m + 1));
  for (int i = 1; i <= n; i++) {
    for (int j = 1; j <= m; j++) {
      const Entry &one = first[i - 1], &other = second[j - 1];
      best[i][j] = std::max(best[i - 1][j], best[i][j - 1]);
      if (one.kind == other.kind && std::abs(one.minute - other.minute) <= d) {
        best[i][j] = std::max(best[i][j], best[i - 1][j - 1] + 1);
      }
    }
  }
  std::cout << best[n][m] << '\n';
}
