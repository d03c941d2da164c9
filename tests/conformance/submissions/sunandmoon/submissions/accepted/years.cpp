#include <iostream>

int main() {
  int ds, ys, dm, ym, year = 1;
  std::cin >> ds >> ys >> dm >> ym;
  while ((ds + year) % ys || (dm + year) % ym) year++;
  std::cout << year << "\n";
}
