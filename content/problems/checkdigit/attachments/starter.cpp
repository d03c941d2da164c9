#include <iostream>

int digitSum(int n) {
  @{return 0;}@
}

int main() {
  int n, steps = 0;
  std::cin >> n;
  while (@{false}@) {
    n = digitSum(n);
    steps++;
  }
  std::cout << n << ' ' << steps << '\n';
}
