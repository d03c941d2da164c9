#include <cstdio>

int main() {
  puts("Hello World!");
}
