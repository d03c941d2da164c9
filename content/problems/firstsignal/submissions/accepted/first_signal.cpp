#include <iostream>

int main() {
  std::cout << "Codeferry calling" << '\n';
  std::cout << "All is well" << '\n';
}
