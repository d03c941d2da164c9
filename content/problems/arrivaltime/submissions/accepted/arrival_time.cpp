#include <iostream>

int main() {
  int hours, minutes, crossing;
  std::cin >> hours >> minutes >> crossing;
  int arrival = (hours * 60 + minutes + crossing) % (24 * 60);
  std::cout << arrival / 60 << ' ' << arrival % 60 << '\n';
}
