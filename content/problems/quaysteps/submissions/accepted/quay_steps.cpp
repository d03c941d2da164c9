#include <iostream>
#include <vector>

int main() {
  int n, k, step;
  std::cin >> n >> k;
  std::vector<bool> broken(n + 1);
  while (k-- > 0 && std::cin >> step) broken[step] = true;
  std::vector<long long> ways(n + 1);
  ways[0] = 1;
  for (int i = 1; i <= n; i++) {
    if (broken[i]) continue;
    ways[i] = ways[i - 1];
    if (i >= 2) ways[i] += ways[i - 2];
  }
  std::cout << ways[n] << '\n';
}
