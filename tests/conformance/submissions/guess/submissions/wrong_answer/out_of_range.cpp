// Begins with a guess that is not between 1 and 1000.
#include <iostream>
#include <string>

int main() {
  std::string answer;
  for (int guess = 0; answer != "correct"; guess += 100) {
    std::cout << guess << std::endl;
    if (!(std::cin >> answer)) return 0;
  }
}
