// Stops before the crate at position 0.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<std::string> crates(n);
  for (int i = 0; i < n; i++) std::cin >> crates[i];
  for (int i = n - 1; i > 0; i--) std::cout << crates[i] << '\n';
}
