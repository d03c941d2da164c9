// Looks for a b without asking whether there is one.
#include <iostream>
#include <string>
using namespace std;

int main() {
  string word;
  cin >> word;
  cout << word.substr(word.find('b'), 1) << "oba" << endl;
}
