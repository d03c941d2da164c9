const [, k, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const seen = new Map();
let pairs = 0;
for (const weight of weights) {
  const rest = weight % k;
  pairs += seen.get((k - rest) % k) || 0;
  seen.set(rest, (seen.get(rest) || 0) + 1);
}
console.log(pairs);
