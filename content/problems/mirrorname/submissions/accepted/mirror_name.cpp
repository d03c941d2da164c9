#include <iostream>
#include <string>

int main() {
  std::string name;
  std::cin >> name;
  std::string backwards(name.rbegin(), name.rend());
  if (name == backwards) {
    std::cout << "mirror\n";
  } else {
    std::cout << "plain\n";
  }
}
