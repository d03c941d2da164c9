const [, ...berths] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const booked = new Set();
let answer = 'none';
for (const berth of berths) {
  if (booked.has(berth)) {
    answer = berth;
    break;
  }
  booked.add(berth);
}
console.log(answer);
