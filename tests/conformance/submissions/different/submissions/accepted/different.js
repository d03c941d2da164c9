const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [a, b] = line.split(/\s+/).map(BigInt);
  console.log(String(a > b ? a - b : b - a));
}
