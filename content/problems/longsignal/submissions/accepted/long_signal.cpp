#include <array>
#include <iostream>

const long long modulus = 1000000007;
using Matrix = std::array<std::array<long long, 3>, 3>;

Matrix multiply(const Matrix& one, const Matrix& other) {
  Matrix product{};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 3; k++) product[i][j] = (product[i][j] + one[i][k] * other[k][j]) % modulus;
  return product;
}

int main() {
  long long n;
  std::cin >> n;
  Matrix step = {{{1, 1, 1}, {1, 0, 0}, {0, 1, 0}}};
  Matrix result = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  for (; n > 0; n /= 2) {
    if (n % 2 == 1) result = multiply(result, step);
    step = multiply(step, step);
  }
  // Before the first second there is one empty signal, and the lamp is off.
  std::cout << (result[0][0] + result[1][0] + result[2][0]) % modulus << '\n';
}
