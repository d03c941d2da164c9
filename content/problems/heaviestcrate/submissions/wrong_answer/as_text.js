// Compares texts: "9" is greater than "1000".
const [n, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let place = 0;
for (let i = 1; i < Number(n); i += 1) {
  if (weights[i] > weights[place]) place = i;
}
console.log(place + 1, weights[place]);
