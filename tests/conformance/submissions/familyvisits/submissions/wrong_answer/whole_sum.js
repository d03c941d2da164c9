// Looks at the sum of the mess between two visits only, not at when it is made.
const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, d] = data;
let count = 0;
let last = 0;
for (let i = 0; i < d && count >= 0; i++) {
  const visit = data[2 + 2 * n + i];
  let left = 0;
  const free = [];
  for (let day = last + 1; day <= visit; day++) {
    left += data[2 * day];
    free.push(data[2 * day + 1]);
  }
  free.sort((a, b) => a - b);
  for (; left > 0 && free.length > 0; count++) left -= free.pop();
  if (left > 0) count = -1;
  last = visit;
}
console.log(count);
