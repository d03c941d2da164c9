#include <iostream>

int main() {
  int q;
  long long n;
  std::cin >> q;
  while (q-- > 0 && std::cin >> n) {
    int ways = 1;
    for (long long divisor = 2; divisor * divisor <= n; divisor++) {
      if (n % divisor != 0) continue;
      ways *= 2;
      while (n % divisor == 0) n /= divisor;
    }
    std::cout << (n > 1 ? 2 * ways : ways) << '\n';
  }
}
