#include <iostream>
#include <vector>

int dimmerThan(const std::vector<int>& lanterns, int x) {
  int low = 0, high = (int)lanterns.size();
  while (low < high) {
    int middle = (low + high) / 2;
    if (lanterns[middle] < x) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, q, x;
  std::cin >> n >> q;
  std::vector<int> lanterns(n);
  for (int& lantern : lanterns) std::cin >> lantern;
  while (q-- > 0 && std::cin >> x) std::cout << dimmerThan(lanterns, x) << '\n';
}
