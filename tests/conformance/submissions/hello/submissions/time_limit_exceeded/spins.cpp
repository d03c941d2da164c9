// Never gets to the greeting.
#include <cstdio>

int main() {
  volatile unsigned turns = 0;
  while (true) turns = turns + 1;
  puts("Hello World!");
}
