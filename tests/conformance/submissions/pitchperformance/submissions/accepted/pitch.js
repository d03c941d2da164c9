// Prints in exponent notation, which a float comparison has to take.
const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let pos = 0;
const rows = (width) => {
  const n = data[pos++];
  const res = [];
  for (let i = 0; i < n; i++, pos += width) res.push(data.slice(pos, pos + width));
  return res;
};
const f = rows(2);
const g = rows(4);

function area(a, b, c, w) {
  const cuts = [0, w];
  if (a === 0) {
    if (b !== 0) cuts.push(-c / b);
  } else {
    const d = b * b - 4 * a * c;
    if (d > 0) {
      const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(d)) / 2;
      cuts.push(q / a);
      if (q !== 0) cuts.push(c / q);
    }
  }
  const values = cuts
    .filter((t) => t >= 0 && t <= w)
    .sort((x, y) => x - y)
    .map((t) => (((a * t) / 3 + b / 2) * t + c) * t);
  let sum = 0;
  for (let i = 1; i < values.length; i++) sum += Math.abs(values[i] - values[i - 1]);
  return sum;
}

let total = 0;
let left = 0;
for (let i = 0, j = 0; i < f.length && j < g.length; ) {
  const [x, y] = f[i];
  const [u, a, b, c] = g[j];
  const right = Math.min(x, u);
  total += area(a, 2 * a * left + b, (a * left + b) * left + c - y, right - left);
  left = right;
  if (x === right) i++;
  if (u === right) j++;
}
console.log(total.toExponential(12));
