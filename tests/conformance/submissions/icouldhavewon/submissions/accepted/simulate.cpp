#include <iostream>
#include <string>
#include <vector>

int main() {
  std::string points;
  std::cin >> points;
  std::vector<int> wins;
  for (int k = 1; k <= (int)points.size(); k++) {
    int a = 0, b = 0, difference = 0;
    for (char point : points) {
      (point == 'A' ? a : b)++;
      if (a < k && b < k) continue;
      difference += a == k ? 1 : -1;
      a = b = 0;
    }
    if (difference > 0) wins.push_back(k);
  }
  std::cout << wins.size() << "\n";
  for (size_t i = 0; i < wins.size(); i++) std::cout << wins[i] << " \n"[i + 1 == wins.size()];
}
