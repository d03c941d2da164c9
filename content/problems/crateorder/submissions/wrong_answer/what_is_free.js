// Prints what can be carried on board and leaves the ring on the pier.
const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const after = Array.from({ length: n + 1 }, () => []);
const waiting = new Array(n + 1).fill(0);
for (let i = 0; i < numbers.length; i += 2) {
  after[numbers[i]].push(numbers[i + 1]);
  waiting[numbers[i + 1]] += 1;
}
const order = [];
for (let crate = 1; crate <= n; crate += 1) if (waiting[crate] === 0) order.push(crate);
for (const crate of order) {
  for (const next of after[crate]) {
    waiting[next] -= 1;
    if (waiting[next] === 0) order.push(next);
  }
}
console.log(order.length > 0 ? order.join(' ') : 'impossible');
