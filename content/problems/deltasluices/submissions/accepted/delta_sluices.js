const [[n, coins], ...lines] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

const places = Array.from({ length: n }, () => ({ cost: 0, people: 0, arms: [] }));
lines.forEach(([parent, cost, people], at) => {
  Object.assign(places[at + 1], { cost, people });
  places[parent - 1].arms.push(places[at + 1]);
});

// The places in preorder: each place, then all places below it.
const order = [];
const waiting = [places[0]];
while (waiting.length > 0) {
  const place = waiting.pop();
  place.at = order.length;
  order.push(place);
  waiting.push(...place.arms);
}
for (let at = n - 1; at >= 0; at -= 1) {
  const place = order[at];
  place.end = Math.max(at + 1, ...place.arms.map((arm) => arm.end));
  place.living = place.arms.reduce((sum, arm) => sum + arm.living, place.people);
}

// best[at][spent]: the most people who stay dry after the decisions about the places before `at`.
const best = Array.from({ length: n + 1 }, () => new Float64Array(coins + 1));
for (let at = 1; at < n; at += 1) {
  const { cost, end, living } = order[at];
  for (let spent = 0; spent <= coins; spent += 1) {
    const dry = best[at][spent];
    best[at + 1][spent] = Math.max(best[at + 1][spent], dry);
    if (spent + cost > coins) continue;
    best[end][spent + cost] = Math.max(best[end][spent + cost], dry + living);
  }
}
console.log(Math.max(...best[n]));
