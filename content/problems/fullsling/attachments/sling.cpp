#include <iostream>
#include <vector>

int main() {
  int n, limit, crate;
  std::cin >> n >> limit;

  std::vector<bool> possible(limit + 1);
  possible[0] = true;
  while (n-- > 0 && std::cin >> crate) {
    for (int weight = crate; weight <= limit; weight++) {
      if (possible[weight - crate]) possible[weight] = true;
    }
  }

  int best = limit;
  while (!possible[best]) best--;
  std::cout << best << '\n';
}
