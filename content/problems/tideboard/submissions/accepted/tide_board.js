const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const lamps = 40;
const switched = new Array(lamps).fill(0);
const lit = new Array(lamps).fill(0);
for (const height of heights) {
  // Bit operators use only 32 bits; division keeps all of them.
  let rest = height;
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const state = rest % 2;
    rest = (rest - state) / 2;
    if (state !== lit[lamp]) switched[lamp] += 1;
    lit[lamp] = state;
  }
}
const total = switched.reduce((sum, times) => sum + times, 0);
console.log(total, switched.indexOf(Math.max(...switched)));
