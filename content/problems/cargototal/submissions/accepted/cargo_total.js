const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
let total = 0;
for (let crate = 1; crate <= n; crate += 1) {
  total += Number(lines[crate]);
}
console.log(total);
