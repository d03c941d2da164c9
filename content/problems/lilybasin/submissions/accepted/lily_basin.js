let [area, basin] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
let days = 0;
while (area < basin) {
  area *= 2;
  days += 1;
}
console.log(days);
