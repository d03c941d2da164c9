// @EXPECTED_RESULTS@: COMPILER-ERROR
// Includes a header that is not there.
#include <hello_world.h>

int main() {
  hello_world();
}
