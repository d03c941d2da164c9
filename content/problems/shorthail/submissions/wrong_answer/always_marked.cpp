// Marks the end whenever the whole name is said.
#include <iostream>
#include <string>
#include <unordered_map>

int main() {
  int n;
  char what;
  std::string name;
  std::unordered_map<std::string, int> boats;
  std::cin >> n;
  while (n-- > 0 && std::cin >> what >> name) {
    std::size_t length = 1;
    if (what == '?') {
      while (length < name.size() && boats[name.substr(0, length)] > 1) length++;
      std::cout << name.substr(0, length) << (length == name.size() ? "!\n" : "\n");
      continue;
    }
    for (; length <= name.size(); length++) {
      boats[name.substr(0, length)] += what == '+' ? 1 : -1;
    }
  }
}
