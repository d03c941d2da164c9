const [lane, , ...cars] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

let left = lane;
let aboard = 0;
while (aboard < cars.length && cars[aboard] <= left) {
  left -= cars[aboard];
  aboard += 1;
}
console.log(aboard);
