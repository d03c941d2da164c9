const [[, s], ...containers] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

const early = containers.filter(([lift, inspection]) => lift <= inspection);
const late = containers.filter(([lift, inspection]) => lift > inspection);
early.sort((one, other) => one[0] - other[0]);
late.sort((one, other) => other[1] - one[1]);

let lifted = 0;
let over = s;
for (const [lift, inspection] of [...early, ...late]) {
  lifted += lift;
  over = Math.max(over, lifted) + inspection;
}
console.log(over);
