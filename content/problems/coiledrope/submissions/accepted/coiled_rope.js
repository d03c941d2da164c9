const [, ...ropes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

function ways(rope) {
  let rest = rope;
  let count = 1;
  for (let divisor = 2; divisor * divisor <= rest; divisor += 1) {
    if (rest % divisor !== 0) continue;
    count *= 2;
    while (rest % divisor === 0) rest /= divisor;
  }
  return rest > 1 ? 2 * count : count;
}

console.log(ropes.map(ways).join('\n'));
