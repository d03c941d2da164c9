// Rounds to three digits after the point.
const [, k, ...ropes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let [low, high] = [0, 1e9];
for (let round = 0; round < 100; round += 1) {
  const middle = (low + high) / 2;
  if (ropes.reduce((lines, rope) => lines + Math.floor(rope / middle), 0) >= k) low = middle;
  else high = middle;
}
console.log(low.toFixed(3));
