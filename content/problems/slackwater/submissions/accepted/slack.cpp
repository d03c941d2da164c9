#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, before, now;
  std::cin >> n >> before;
  int longest = 1, run = 1;
  while (std::cin >> now) {
    run = std::abs(now - before) <= 1 ? run + 1 : 1;
    longest = std::max(longest, run);
    before = now;
  }
  std::cout << longest << '\n';
}
