// Tries every choice, and solves the same small tasks again and again.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> values;

int fewest(int amount, std::size_t from) {
  if (amount == 0) return 0;
  if (amount < 0 || from == values.size()) return 1000000;
  return std::min(fewest(amount, from + 1), fewest(amount - values[from], from) + 1);
}

int main() {
  int k, price;
  std::cin >> k >> price;
  values.resize(k);
  for (int& value : values) std::cin >> value;
  std::sort(values.rbegin(), values.rend());
  int best = fewest(price, 0);
  if (best >= 1000000) std::cout << "impossible\n";
  else std::cout << best << '\n';
}
