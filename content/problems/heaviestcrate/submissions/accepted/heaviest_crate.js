const [n, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let place = 0;
for (let i = 1; i < n; i += 1) {
  if (weights[i] > weights[place]) place = i;
}
console.log(place + 1, weights[place]);
