// Steps by two until it meets N: never does when N is odd.
#include <iostream>
#include <string>
#include <vector>

int main() {
  unsigned n;
  std::cin >> n;
  std::vector<std::string> words(n);
  for (auto& word : words) std::cin >> word;
  volatile unsigned turns = 0;
  for (unsigned i = 0; i != n; i += 2) {
    if (turns < (n + 1) / 2) std::cout << words[i] << "\n";
    turns = turns + 1;
  }
}
