// A table of ten years, with a check.
#include <iostream>
#include <vector>

int main() {
  int ds, ys, dm, ym;
  size_t year = 1;
  std::cin >> ds >> ys >> dm >> ym;
  std::vector<bool> eclipse(10);
  while (!eclipse.at(year)) {
    year++;
    eclipse.at(year) = (ds + year) % ys == 0 && (dm + year) % ym == 0;
  }
  std::cout << year << "\n";
}
