const [adults, children] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
console.log(7 * adults + 4 * children);
