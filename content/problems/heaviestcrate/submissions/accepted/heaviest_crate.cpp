#include <iostream>

int main() {
  int n, weight, place = 0, heaviest = 0;
  std::cin >> n;
  for (int crate = 1; crate <= n; crate++) {
    std::cin >> weight;
    if (weight > heaviest) {
      heaviest = weight;
      place = crate;
    }
  }
  std::cout << place << ' ' << heaviest << '\n';
}
