// Asks the same questions again and again.
const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

function best(pier) {
  if (pier >= n) return 0;
  return Math.max(best(pier + 1), numbers[2 * pier] + best(pier + numbers[2 * pier + 1] + 1));
}
console.log(best(0));
