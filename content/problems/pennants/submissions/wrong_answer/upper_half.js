// Draws the upper half only.
const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let stars = 1; stars <= n; stars += 1) console.log('*'.repeat(stars));
