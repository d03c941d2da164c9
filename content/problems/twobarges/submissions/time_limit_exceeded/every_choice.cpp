// Tries all choices.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

std::vector<long long> crates;

long long least(std::size_t at, long long difference) {
  if (at == crates.size()) return std::abs(difference);
  return std::min(least(at + 1, difference + crates[at]), least(at + 1, difference - crates[at]));
}

int main() {
  int n;
  std::cin >> n;
  crates.resize(n);
  for (long long& weight : crates) std::cin >> weight;
  std::cout << least(0, 0) << '\n';
}
