const [ds, ys, dm, ym] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sun = new Set();
for (let year = ys - ds; year <= 5000; year += ys) sun.add(year);
let year = ym - dm;
while (!sun.has(year)) year += ym;
console.log(year);
