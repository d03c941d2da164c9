#include <iostream>
#include <string>

int main() {
  int n;
  std::cin >> n;
  for (int stars = 1; stars <= n; stars++) {
    std::cout << std::string(stars, '*') << '\n';
  }
  for (int stars = n - 1; stars >= 1; stars--) {
    std::cout << std::string(stars, '*') << '\n';
  }
}
