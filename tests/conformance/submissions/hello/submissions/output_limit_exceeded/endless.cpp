// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Prints it for ever.
#include <cstdio>

int main() {
  while (true) puts("Hello World!");
}
