#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct Crate {
  int weight, freight;
  std::string place;
};
std::vector<Crate> crates;

int most(std::size_t at, int hold, int deck) {
  if (at == crates.size()) return 0;
  const Crate& crate = crates[at];
  int best = most(at + 1, hold, deck);
  if (crate.weight <= hold) {
    best = std::max(best, crate.freight + most(at + 1, hold - crate.weight, deck));
  }
  if (crate.place == "any" && crate.weight <= deck) {
    best = std::max(best, crate.freight + most(at + 1, hold, deck - crate.weight));
  }
  return best;
}

int main() {
  int n, hold, deck;
  std::cin >> n >> hold >> deck;
  crates.resize(n);
  for (Crate& crate : crates) std::cin >> crate.weight >> crate.freight >> crate.place;
  std::cout << most(0, hold, deck) << '\n';
}
