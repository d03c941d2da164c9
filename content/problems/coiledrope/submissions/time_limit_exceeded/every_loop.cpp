#include <iostream>
#include <numeric>

int main() {
  int q;
  long long n;
  std::cin >> q;
  while (q-- > 0 && std::cin >> n) {
    long long ways = 0;
    for (long long loops = 1; loops <= n; loops++) {
      ways += n % loops == 0 && std::gcd(loops, n / loops) == 1;
    }
    std::cout << ways << '\n';
  }
}
