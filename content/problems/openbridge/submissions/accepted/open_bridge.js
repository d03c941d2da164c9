const [, w, ...arrivals] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
arrivals.sort((one, other) => one - other);

let openings = 1;
let minutes = w;
for (let at = 1; at < arrivals.length; at += 1) {
  const gap = arrivals[at] - arrivals[at - 1];
  if (gap > w) openings += 1;
  minutes += Math.min(gap, w);
}
console.log(openings, minutes);
