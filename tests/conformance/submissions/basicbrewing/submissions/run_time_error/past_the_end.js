// Reads one cauldron too many as a line that is not there.
const lines = require('fs').readFileSync(0, 'utf8').trimEnd().split('\n');
const n = parseInt(lines[0], 10);
let total = 0;
for (let i = 1; i <= n + 1; i++) total += Number(lines[i].split(' ')[0]);
console.log(total);
