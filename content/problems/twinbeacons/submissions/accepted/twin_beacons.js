// Plain numbers are exact only up to 2^53.
let [a, b, t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(BigInt);

let [x, y] = [a, b];
while (y > 0n) [x, y] = [y, x % y];
console.log(String(t / ((a / x) * b) + 1n));
