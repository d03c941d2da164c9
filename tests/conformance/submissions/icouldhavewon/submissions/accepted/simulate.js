const points = require('fs').readFileSync(0, 'utf8').trim();
const wins = [];
for (let k = 1; k <= points.length; k++) {
  let a = 0;
  let b = 0;
  let difference = 0;
  for (let i = 0; i < points.length; i++) {
    if (points.charCodeAt(i) === 65) a++;
    else b++;
    if (a < k && b < k) continue;
    difference += a === k ? 1 : -1;
    a = 0;
    b = 0;
  }
  if (difference > 0) wins.push(k);
}
console.log(wins.length);
if (wins.length > 0) console.log(wins.join(' '));
