// Searches whole lengths only.
#include <iostream>
#include <vector>

int main() {
  long long n, k;
  std::cin >> n >> k;
  std::vector<long long> ropes(n);
  for (long long& rope : ropes) std::cin >> rope;
  long long low = 0, high = 1000000001;
  while (high - low > 1) {
    long long middle = (low + high) / 2, lines = 0;
    for (long long rope : ropes) lines += rope / middle;
    (lines >= k ? low : high) = middle;
  }
  std::cout << low << '\n';
}
