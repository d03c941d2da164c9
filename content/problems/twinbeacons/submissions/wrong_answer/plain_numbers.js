// Loses digits beyond 2^53.
const [a, b, t] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
const gcd = (x, y) => (y === 0 ? x : gcd(y, x % y));
console.log(Math.floor(t / ((a / gcd(a, b)) * b)) + 1);
