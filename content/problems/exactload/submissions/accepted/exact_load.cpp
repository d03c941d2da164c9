#include <iostream>
#include <vector>

std::vector<long long> crates;

// The ways to reach the weight `left` with the crates from position `at` on.
int ways(std::size_t at, long long left) {
  if (at == crates.size()) return left == 0 ? 1 : 0;
  return ways(at + 1, left) + ways(at + 1, left - crates[at]);
}

int main() {
  int n;
  long long load;
  std::cin >> n >> load;
  crates.resize(n);
  for (long long& crate : crates) std::cin >> crate;
  std::cout << ways(0, load) << '\n';
}
