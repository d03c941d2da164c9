#include <algorithm>
#include <iostream>
#include <string>

int best[151][151];

int main() {
  int n, hold, deck, weight, freight;
  std::string place;
  std::cin >> n >> hold >> deck;
  while (n-- > 0 && std::cin >> weight >> freight >> place) {
    for (int h = hold; h >= 0; h--) {
      for (int d = deck; d >= 0; d--) {
        int& here = best[h][d];
        if (h >= weight) here = std::max(here, best[h - weight][d] + freight);
        if (place == "any" && d >= weight) here = std::max(here, best[h][d - weight] + freight);
      }
    }
  }
  std::cout << best[hold][deck] << '\n';
}
