// Greets, and aborts.
#include <cstdio>
#include <cstdlib>

int main() {
  puts("Hello World!");
  fflush(stdout);
  abort();
}
