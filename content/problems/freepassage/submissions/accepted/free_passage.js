const [[n, , k], ...lines] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
const canals = Array.from({ length: n + 1 }, () => []);
for (const [a, b, toll] of lines) {
  canals[a].push([b, toll]);
  canals[b].push([a, toll]);
}

// least[used][town]: with so few states, a search for the next one is fast enough.
const least = Array.from({ length: k + 1 }, () => new Array(n + 1).fill(Infinity));
const done = Array.from({ length: k + 1 }, () => new Array(n + 1).fill(false));
least[0][1] = 0;
for (;;) {
  let best = Infinity;
  let at = null;
  for (let used = 0; used <= k; used += 1) {
    for (let town = 1; town <= n; town += 1) {
      if (!done[used][town] && least[used][town] < best) [best, at] = [least[used][town], [used, town]];
    }
  }
  if (at === null) break;
  const [used, town] = at;
  done[used][town] = true;
  for (const [next, toll] of canals[town]) {
    least[used][next] = Math.min(least[used][next], best + toll);
    if (used < k) least[used + 1][next] = Math.min(least[used + 1][next], best);
  }
}
const answer = Math.min(...least.map((tolls) => tolls[n]));
console.log(answer === Infinity ? 'no way' : answer);
