// Leaves out the last word.
const fs = require('fs');
const [n, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let rem = 0;
let count = 0;
for (let i = 1, power = 10; i < n; i++) {
  if (i === power) power *= 10;
  rem = (rem * power + i) % k;
  if (rem === 0) count++;
}
console.log(count);
