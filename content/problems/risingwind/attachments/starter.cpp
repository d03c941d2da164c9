#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> speeds(n);
  for (int i = 0; i < n; i++) std::cin >> speeds[i];
  // Write your program here.
}
