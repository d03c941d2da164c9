const [n, ...speeds] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let stronger = 0;
for (let day = 1; day < n; day += 1) {
  if (speeds[day] > speeds[day - 1]) stronger += 1;
}
console.log(stronger);
