// Writes it to the standard error stream.
#include <cstdio>

int main() {
  fprintf(stderr, "Hello World!\n");
}
