#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Node {
  int boats = 0;
  std::array<int, 26> next{};
};

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n;
  char what;
  std::string name;
  std::vector<Node> trie(1);
  std::cin >> n;
  while (n-- > 0 && std::cin >> what >> name) {
    int at = 0;
    std::string said;
    for (char letter : name) {
      if (trie[at].next[letter - 'a'] == 0) {
        trie[at].next[letter - 'a'] = (int)trie.size();
        trie.emplace_back();
      }
      at = trie[at].next[letter - 'a'];
      said += letter;
      if (what == '?' && trie[at].boats == 1) break;
      if (what != '?') trie[at].boats += what == '+' ? 1 : -1;
    }
    if (what == '?') std::cout << said << (trie[at].boats > 1 ? "!\n" : "\n");
  }
}
