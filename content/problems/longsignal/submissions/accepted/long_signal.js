const modulus = 1_000_000_007n;

function multiply(one, other) {
  return one.map((row) =>
    [0, 1, 2].map((column) => row.reduce((sum, value, at) => sum + value * other[at][column], 0n) % modulus),
  );
}

function power(matrix, n) {
  if (n === 0n) return [[1n, 0n, 0n], [0n, 1n, 0n], [0n, 0n, 1n]];
  const half = power(matrix, n / 2n);
  const square = multiply(half, half);
  return n % 2n === 1n ? multiply(square, matrix) : square;
}

// Rows and columns: the signal ends with 0, 1 or 2 seconds of light.
const step = [[1n, 1n, 1n], [1n, 0n, 0n], [0n, 1n, 0n]];
const result = power(step, BigInt(require('fs').readFileSync(0, 'utf8').trim()));
console.log(String((result[0][0] + result[1][0] + result[2][0]) % modulus));
