// Takes the product for the least common multiple.
#include <iostream>

int main() {
  long long a, b, t;
  std::cin >> a >> b >> t;
  std::cout << t / (a * b) + 1 << '\n';
}
