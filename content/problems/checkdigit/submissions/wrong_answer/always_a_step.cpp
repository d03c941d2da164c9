// Counts a step even for a number with one digit.
#include <iostream>

int main() {
  int n, steps = 0;
  std::cin >> n;
  do {
    int sum = 0;
    for (; n > 0; n /= 10) sum += n % 10;
    n = sum;
    steps++;
  } while (n >= 10);
  std::cout << n << ' ' << steps << '\n';
}
