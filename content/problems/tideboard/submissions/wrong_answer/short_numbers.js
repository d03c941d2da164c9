// Bit operators of JavaScript see 32 bits of a number.
const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const switched = new Array(40).fill(0);
let shown = 0;
for (const height of heights) {
  for (let lamp = 0; lamp < 32; lamp += 1) switched[lamp] += ((shown ^ height) >>> lamp) & 1;
  shown = height;
}
const total = switched.reduce((sum, times) => sum + times, 0);
console.log(total, switched.indexOf(Math.max(...switched)));
