// Takes islands in the order of their discovery, not of their arrival.
const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const lines = Array.from({ length: n + 1 }, () => []);
for (let at = 2; at < 2 + 5 * m; at += 5) lines[numbers[at]].push(numbers.slice(at + 1, at + 5));
const arrival = new Array(n + 1).fill(-1);
arrival[1] = 0;
const queue = [1];
for (const island of queue) {
  for (const [to, first, period, crossing] of lines[island]) {
    if (arrival[to] >= 0) continue;
    const missed = Math.max(0, Math.ceil((arrival[island] - first) / period));
    arrival[to] = first + missed * period + crossing;
    queue.push(to);
  }
}
console.log(arrival[n] < 0 ? 'never' : arrival[n]);
