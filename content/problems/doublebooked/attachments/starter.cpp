#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> berths(n);
  for (int i = 0; i < n; i++) std::cin >> berths[i];
  // Write your program here.
}
