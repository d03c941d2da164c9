const words = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, q] = words;
const lanterns = words.slice(2, 2 + n);

function dimmerThan(x) {
  let low = 0;
  let high = n;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lanterns[middle] < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

console.log(words.slice(2 + n, 2 + n + q).map(dimmerThan).join('\n'));
