const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, d] = data;

function afternoons() {
  let count = 0;
  let last = 0;
  for (const visit of data.slice(2 + 2 * n, 2 + 2 * n + d)) {
    const free = [];
    let left = 0;
    for (let day = visit; day > last; day--) {
      left += data[2 * day];
      free.push(data[2 * day + 1]);
      free.sort((a, b) => a - b);
      while (left > 0) {
        if (free.length === 0) return -1;
        left -= free.pop();
        count++;
      }
    }
    last = visit;
  }
  return count;
}

console.log(afternoons());
