// Builds the order from its end: a crate that no other crate waits for can be last.
const [n, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const before = Array.from({ length: n + 1 }, () => []);
const needed = new Array(n + 1).fill(0);
for (let i = 0; i < numbers.length; i += 2) {
  before[numbers[i + 1]].push(numbers[i]);
  needed[numbers[i]] += 1;
}
const last = [];
for (let crate = 1; crate <= n; crate += 1) if (needed[crate] === 0) last.push(crate);
for (let at = 0; at < last.length; at += 1) {
  for (const crate of before[last[at]]) {
    needed[crate] -= 1;
    if (needed[crate] === 0) last.push(crate);
  }
}
console.log(last.length === n ? last.reverse().join(' ') : 'impossible');
