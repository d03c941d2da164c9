// Keeps the sums in 32 bits.
#include <iostream>
#include <vector>

int main() {
  int n, q, a, b;
  std::cin >> n >> q;
  std::vector<int> down(n + 1), up(n + 1);
  for (auto* way : {&down, &up}) {
    for (int i = 1; i <= n; i++) {
      std::cin >> (*way)[i];
      (*way)[i] += (*way)[i - 1];
    }
  }
  while (q-- > 0 && std::cin >> a >> b) {
    std::cout << (a < b ? down[b] - down[a] : up[a] - up[b]) << '\n';
  }
}
