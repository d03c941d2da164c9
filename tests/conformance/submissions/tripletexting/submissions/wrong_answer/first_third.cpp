// Believes the first of the three.
#include <iostream>
#include <string>

int main() {
  std::string s;
  std::cin >> s;
  std::cout << s.substr(0, s.size() / 3) << std::endl;
}
