#include <iostream>
#include <string>
#include <vector>

struct Boat {
  std::string name;
  int paid;
};

int main() {
  int n, today;
  std::cin >> n >> today;
  std::vector<Boat> boats(n);
  for (Boat& boat : boats) std::cin >> boat.name >> boat.paid;

  for (std::size_t i = 0; i < boats.size();) {
    if (boats[i].paid < today) {
      boats.erase(boats.begin() + i);
    } else {
      i++;
    }
  }

  for (const Boat& boat : boats) std::cout << boat.name << '\n';
  if (boats.empty()) std::cout << "empty\n";
}
