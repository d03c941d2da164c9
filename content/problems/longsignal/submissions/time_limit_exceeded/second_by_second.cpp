// Takes one step for each second.
#include <iostream>

int main() {
  const long long modulus = 1000000007;
  long long n, none = 1, one = 0, two = 0;
  std::cin >> n;
  for (long long second = 0; second < n; second++) {
    long long next = (none + one + two) % modulus;
    two = one;
    one = none;
    none = next;
  }
  std::cout << (none + one + two) % modulus << '\n';
}
