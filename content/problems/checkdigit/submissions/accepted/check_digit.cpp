#include <iostream>

int digitSum(int n) {
  if (n < 10) return n;
  return digitSum(n / 10) + n % 10;
}

int main() {
  int n, steps = 0;
  std::cin >> n;
  while (n >= 10) {
    n = digitSum(n);
    steps++;
  }
  std::cout << n << ' ' << steps << '\n';
}
