// Reads the points again and again, and never decides.
const points = require('fs').readFileSync(0, 'utf8').trim();
let a = 0;
for (let i = 0; a >= 0; i = (i + 1) % points.length) if (points[i] === 'A') a = (a + 1) % 1000;
console.log(a);
