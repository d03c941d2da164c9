const [n, ...crates] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** The sums of all choices of crates, in ascending order. */
function sumsOf(some) {
  const sums = new Float64Array(2 ** some.length);
  some.forEach((weight, at) => {
    const known = 2 ** at;
    for (let choice = 0; choice < known; choice += 1) sums[known + choice] = sums[choice] + weight;
  });
  return sums.sort();
}

const total = crates.reduce((sum, weight) => sum + weight);
const half = n >> 1;
const low = sumsOf(crates.slice(0, half));
const high = sumsOf(crates.slice(half));
let least = total;
let other = high.length - 1;
for (const sum of low) {
  while (other > 0 && 2 * (sum + high[other]) > total) {
    least = Math.min(least, 2 * (sum + high[other]) - total);
    other -= 1;
  }
  least = Math.min(least, Math.abs(total - 2 * (sum + high[other])));
}
console.log(least);
