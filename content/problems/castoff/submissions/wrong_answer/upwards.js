// Counts in the wrong direction.
const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let number = 1; number <= n; number += 1) console.log(number);
console.log('Cast off!');
