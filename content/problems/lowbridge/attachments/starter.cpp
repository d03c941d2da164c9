#include <iostream>

int main() {
  int mast, bridge, tide;
  std::cin >> mast >> bridge >> tide;
  // Write your program here.
}
