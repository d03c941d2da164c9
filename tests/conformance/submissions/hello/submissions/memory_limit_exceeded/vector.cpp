// @EXPECTED_RESULTS@: MEMORY-LIMIT
// Fills 2 GB, each page of it.
#include <cstdio>
#include <cstring>
#include <vector>

int main() {
  std::vector<char*> blocks;
  for (int i = 0; i < 128; i++) {
    blocks.push_back(new char[1 << 24]);
    memset(blocks.back(), i + 1, 1 << 24);
  }
  puts("Hello World!");
  return blocks[5][77] == 6 ? 0 : 1;
}
