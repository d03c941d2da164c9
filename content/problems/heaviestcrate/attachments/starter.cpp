#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> weights(n);
  for (int i = 0; i < n; i++) std::cin >> weights[i];
  // Write your program here.
}
