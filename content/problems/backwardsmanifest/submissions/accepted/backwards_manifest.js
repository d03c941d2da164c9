const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const crates = [];
for (let i = 1; i <= n; i += 1) crates.push(lines[i]);
for (let i = n - 1; i >= 0; i -= 1) console.log(crates[i]);
