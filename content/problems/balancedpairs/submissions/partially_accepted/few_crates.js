// Looks at every pair of the first thousand crates: right for the first group only.
const [, k, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let pairs = 0;
for (let j = 0; j < Math.min(1000, weights.length); j += 1)
  for (let i = 0; i < j; i += 1) if ((weights[i] + weights[j]) % k === 0) pairs += 1;
console.log(pairs);
