const readline = require('readline');
readline.createInterface({ input: process.stdin }).once('line', (line) => {
  const n = line.length / 3;
  const [a, b, c] = [line.slice(0, n), line.slice(n, 2 * n), line.slice(2 * n)];
  console.log(a === b || a === c ? a : b);
});
