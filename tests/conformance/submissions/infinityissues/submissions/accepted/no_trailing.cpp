// Leaves out the spaces at the ends of lines, which is allowed.
#include <iostream>
#include <string>
using namespace std;

int main() {
  int n;
  size_t w;
  cin >> n >> w;
  string text, word;
  while (cin >> word) text += (text.empty() ? "" : " ") + word;
  for (size_t i = 0; i < text.size(); i += w) {
    string line = text.substr(i, w);
    line.erase(line.find_last_not_of(' ') + 1);
    cout << line << "\n";
  }
}
