// sort() without a comparison function compares texts.
const [n, ...boats] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
boats.sort();
let least = Infinity;
for (let i = 1; i < n; i += 1) least = Math.min(least, Math.abs(boats[i] - boats[i - 1]));
console.log(least);
