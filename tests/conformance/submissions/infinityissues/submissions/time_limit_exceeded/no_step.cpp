// Checks the words before it cuts the text: steps over whole words only, and stands still when a word is longer than the line.
#include <iostream>
#include <string>
using namespace std;

int main() {
  int n;
  size_t w, at = 0;
  cin >> n >> w;
  string text;
  cin.ignore();
  getline(cin, text);
  volatile long turns = 0;
  while (at < text.size()) {
    size_t space = text.find(' ', at);
    size_t length = min(space, text.size()) - at;
    if (length <= w) at += length + 1;
    turns = turns + 1;
  }
  for (size_t i = 0; i < text.size(); i += w) cout << text.substr(i, w) << "\n";
}
