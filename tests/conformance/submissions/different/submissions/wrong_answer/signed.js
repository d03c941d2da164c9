// Says by how much the second is larger, with a sign.
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (const line of lines) {
  const [a, b] = line.split(/\s+/).map(Number);
  console.log(b - a);
}
