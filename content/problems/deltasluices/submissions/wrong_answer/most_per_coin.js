// Builds the sluice that keeps the most people dry for a coin, again and again.
const [[n, coins], ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => line.split(' ').map(Number));
const [parent, cost, people] = [0, 1, 2].map((at) => [0, 0, ...lines.map((line) => line[at])]);
const dry = new Array(n + 1).fill(false);
let left = coins;
let sum = 0;
for (;;) {
  const wet = people.map((count, place) => (dry[place] ? 0 : count));
  for (let place = n; place > 1; place -= 1) wet[parent[place]] += wet[place];
  let best = 0;
  for (let place = 2; place <= n; place += 1) {
    if (cost[place] > left || wet[place] === 0) continue;
    if (best === 0 || wet[place] * cost[best] > wet[best] * cost[place]) best = place;
  }
  if (best === 0) break;
  left -= cost[best];
  sum += wet[best];
  dry[best] = true;
  for (let place = best + 1; place <= n; place += 1) dry[place] = dry[place] || dry[parent[place]];
}
console.log(sum);
