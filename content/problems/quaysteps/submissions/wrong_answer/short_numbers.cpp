// Numbers with 32 bits are too small for the number of ways.
#include <iostream>
#include <vector>

int main() {
  int n, k, step;
  std::cin >> n >> k;
  std::vector<bool> broken(n + 1);
  while (k-- > 0 && std::cin >> step) broken[step] = true;
  std::vector<unsigned> ways(n + 1);
  ways[0] = 1;
  for (int i = 1; i <= n; i++) {
    if (broken[i]) continue;
    ways[i] = ways[i - 1] + (i >= 2 ? ways[i - 2] : 0);
  }
  std::cout << ways[n] << '\n';
}
