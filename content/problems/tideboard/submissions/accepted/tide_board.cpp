#include <algorithm>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, total = 0;
  std::cin >> n;
  int switched[40] = {};
  unsigned long long shown = 0, height;
  while (n-- > 0 && std::cin >> height) {
    for (int lamp = 0; lamp < 40; lamp++) {
      int change = (shown ^ height) >> lamp & 1;
      switched[lamp] += change;
      total += change;
    }
    shown = height;
  }
  std::cout << total << ' ' << std::max_element(switched, switched + 40) - switched << '\n';
}
