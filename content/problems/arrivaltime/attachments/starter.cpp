#include <iostream>

int main() {
  int hours, minutes, crossing;
  std::cin >> hours >> minutes >> crossing;
  // Write your program here.
}
