// Takes every word that begins with a small word for one.
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
      for (char& letter : word) letter = std::tolower(letter);
      bool small = word.find("and") == 0 || word.find("of") == 0 || word.find("the") == 0;
      if (first || !small) word[0] = std::toupper(word[0]);
      std::cout << (first ? "" : " ") << word;
      first = false;
    }
    std::cout << '\n';
  }
}
