// Counts how long ago the last eclipse was.
#include <iostream>

int main() {
  int ds, ys, dm, ym, year = 1;
  std::cin >> ds >> ys >> dm >> ym;
  while ((year + ys - ds) % ys || (year + ym - dm) % ym) year++;
  std::cout << year << "\n";
}
