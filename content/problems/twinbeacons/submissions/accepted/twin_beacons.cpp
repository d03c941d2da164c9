#include <iostream>
#include <numeric>

int main() {
  long long a, b, t;
  std::cin >> a >> b >> t;
  std::cout << t / std::lcm(a, b) + 1 << '\n';
}
