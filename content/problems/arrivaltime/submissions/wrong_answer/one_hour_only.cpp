// Moves on by at most one hour.
#include <iostream>

int main() {
  int hours, minutes, crossing;
  std::cin >> hours >> minutes >> crossing;
  minutes += crossing;
  if (minutes >= 60) {
    minutes -= 60;
    hours = (hours + 1) % 24;
  }
  std::cout << hours << ' ' << minutes << '\n';
}
