const [n, k, ...ropes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

let low = 0;
let high = 1e9;
for (let round = 0; round < 100; round += 1) {
  const middle = (low + high) / 2;
  let lines = 0;
  for (const rope of ropes) lines += Math.floor(rope / middle);
  if (lines >= k) low = middle;
  else high = middle;
}
console.log(low.toFixed(10));
