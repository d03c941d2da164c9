#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  const int impossible = 1000000;
  int k, price;
  std::cin >> k >> price;
  std::vector<int> values(k);
  for (int& value : values) std::cin >> value;
  std::vector<int> fewest(price + 1, impossible);
  fewest[0] = 0;
  for (int amount = 1; amount <= price; amount++) {
    for (int value : values) {
      if (value <= amount) fewest[amount] = std::min(fewest[amount], fewest[amount - value] + 1);
    }
  }
  if (fewest[price] >= impossible) {
    std::cout << "impossible\n";
  } else {
    std::cout << fewest[price] << '\n';
  }
}
