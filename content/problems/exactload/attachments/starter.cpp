#include <iostream>
#include <vector>

int main() {
  int n;
  long long load;
  std::cin >> n >> load;
  std::vector<long long> crates(n);
  for (int i = 0; i < n; i++) std::cin >> crates[i];
  // Write your program here.
}
