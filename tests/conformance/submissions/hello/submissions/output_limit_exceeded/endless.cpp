// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Says it for ever.
#include <cstdio>

int main() {
  while (true) puts("Hello World!");
}
