#include <cctype>
#include <iostream>
#include <sstream>
#include <string>

int main() {
  int n;
  std::string line, word;
  std::cin >> n;
  std::getline(std::cin, line);
  while (n-- > 0 && std::getline(std::cin, line)) {
    std::istringstream words(line);
    bool first = true;
    while (words >> word) {
      for (char& letter : word) letter = std::tolower(static_cast<unsigned char>(letter));
      bool small = word == "and" || word == "of" || word == "the";
      if (first || !small) word[0] = std::toupper(static_cast<unsigned char>(word[0]));
      std::cout << (first ? "" : " ") << word;
      first = false;
    }
    std::cout << '\n';
  }
}
