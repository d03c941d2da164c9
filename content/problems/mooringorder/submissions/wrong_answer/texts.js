// Compares numbers as texts, in which 9 is more than 10.
const boats = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1).map((line) => line.split(' '));
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
boats.sort((a, b) => compare(b[1], a[1]) || compare(a[2], b[2]) || compare(a[0], b[0]));
console.log(boats.map(([name]) => name).join('\n'));
