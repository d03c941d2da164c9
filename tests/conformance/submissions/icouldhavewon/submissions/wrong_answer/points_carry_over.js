// The loser of a game keeps the points.
const points = require('fs').readFileSync(0, 'utf8').trim();
const wins = [];
for (let k = 1; k <= points.length; k++) {
  let a = 0;
  let b = 0;
  let difference = 0;
  for (const point of points) {
    if (point === 'A') a++;
    else b++;
    if (a === k) {
      difference++;
      a = 0;
    } else if (b === k) {
      difference--;
      b = 0;
    }
  }
  if (difference > 0) wins.push(k);
}
console.log(wins.length);
console.log(wins.join(' '));
