// @EXPECTED_RESULTS@: MEMORY-LIMIT
// Keeps a table of every plan without end.
#include <iostream>
#include <list>
#include <vector>

int main() {
  int n, d;
  std::cin >> n >> d;
  std::list<std::vector<char>> plans;
  while (n > 0) plans.emplace_back(1 << 26, d);
  std::cout << plans.size() << "\n";
}
