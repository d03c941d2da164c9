const [n, limit, ...crates] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const possible = new Array(limit + 1).fill(false);
possible[0] = true;
for (let i = 0; i < n; i += 1) {
  for (let weight = crates[i]; weight <= limit; weight += 1) {
    if (possible[weight - crates[i]]) possible[weight] = true;
  }
}

console.log(possible.lastIndexOf(true));
