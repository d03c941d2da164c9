const [n, ...speeds] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let stronger = 0;
for (let day = @{0}@; day < n; day += 1) {
  if (@{false}@) stronger += 1;
}
console.log(stronger);
