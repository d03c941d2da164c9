#include <iostream>
#include <string>

int main() {
  std::string s;
  std::cin >> s;
  size_t n = s.size() / 3;
  std::string a = s.substr(0, n), b = s.substr(n, n), c = s.substr(2 * n);
  std::cout << (a == b || a == c ? a : b) << std::endl;
}
