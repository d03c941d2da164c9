#include <iostream>
#include <vector>

std::vector<long long> sums(int n) {
  std::vector<long long> sum(n + 1);
  for (int i = 1; i <= n; i++) {
    std::cin >> sum[i];
    sum[i] += sum[i - 1];
  }
  return sum;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, q, a, b;
  std::cin >> n >> q;
  std::vector<long long> down = sums(n), up = sums(n);
  while (q-- > 0 && std::cin >> a >> b) {
    std::cout << (a < b ? down[b] - down[a] : up[a] - up[b]) << '\n';
  }
}
