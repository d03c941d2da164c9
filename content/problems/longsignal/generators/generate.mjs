import { writeCases } from '../../../generators/write-cases.mjs';

const modulus = 1_000_000_007n;

/** By the remainder of x^n after division by x^3 - x^2 - x - 1. */
function solve(text) {
  const multiply = (one, other) => {
    const product = [0n, 0n, 0n, 0n, 0n];
    one.forEach((a, i) => other.forEach((b, j) => (product[i + j] = (product[i + j] + a * b) % modulus)));
    for (let at = 4; at > 2; at -= 1) {
      for (const lower of [1, 2, 3]) product[at - lower] = (product[at - lower] + product[at]) % modulus;
    }
    return product.slice(0, 3);
  };
  let result = [1n, 0n, 0n];
  for (const bit of BigInt(text.trim()).toString(2)) {
    result = multiply(result, result);
    if (bit === '1') result = multiply(result, [0n, 1n, 0n]);
  }
  return String((result[0] * 1n + result[1] * 2n + result[2] * 4n) % modulus);
}

writeCases(
  import.meta.url,
  {
    sample: ['3', '4'],
    secret: ['1', '2', '5', '10', '30', '34', '35', '36', '64', '1000', '123456', '1000000007', '999999999999', '576460752303423487', '576460752303423488', '987654321987654321', '1000000000000000000'].map((n) => [`${n}-seconds`, n]),
  },
  solve,
);
