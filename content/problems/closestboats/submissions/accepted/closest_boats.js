const [n, ...boats] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
boats.sort((one, other) => one - other);
let least = Infinity;
for (let i = 1; i < n; i += 1) least = Math.min(least, boats[i] - boats[i - 1]);
console.log(least);
