// The right answer, with exit status 1.
const fs = require('fs');
const n = parseInt(fs.readFileSync(0, 'utf8'), 10);
let count = 0;
while ((count + 1) * (count + 2) * (count + 3) < n) count++;
console.log(count);
process.exitCode = 1;
