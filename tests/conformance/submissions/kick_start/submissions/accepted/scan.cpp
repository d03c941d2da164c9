#include <iostream>
#include <string>

int main() {
  int cases;
  std::cin >> cases;
  for (int t = 1; t <= cases; t++) {
    std::string s;
    std::cin >> s;
    long long kicks = 0, fragments = 0;
    for (size_t i = 0; i < s.size(); i++) {
      kicks += s.compare(i, 4, "KICK") == 0;
      if (s.compare(i, 5, "START") == 0) fragments += kicks;
    }
    std::cout << "Case #" << t << ": " << fragments << "\n";
  }
}
