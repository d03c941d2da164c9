const [n, load, ...crates] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** The ways to reach the weight `left` with the crates from position `at` on. */
function ways(at, left) {
  if (at === n) return left === 0 ? 1 : 0;
  return ways(at + 1, left) + ways(at + 1, left - crates[at]);
}

console.log(ways(0, load));
