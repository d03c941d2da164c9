#include <iostream>

int main() {
  int mast, bridge, tide;
  std::cin >> mast >> bridge >> tide;
  int space = bridge - tide;
  if (mast <= space) {
    std::cout << "pass\n";
  } else {
    std::cout << "wait\n";
  }
}
