#include <iostream>
#include <string>

int main() {
  int low = 1, high = 1000;
  std::string answer;
  while (answer != "correct") {
    int guess = (low + high) / 2;
    std::cout << guess << std::endl;
    std::cin >> answer;
    if (answer == "lower") high = guess - 1;
    if (answer == "higher") low = guess + 1;
  }
}
