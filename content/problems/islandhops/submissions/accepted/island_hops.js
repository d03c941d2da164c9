const [[n], ...lines] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
const neighbours = Array.from({ length: n + 1 }, () => []);
for (const [a, b] of lines) {
  neighbours[a].push(b);
  neighbours[b].push(a);
}

const reached = new Set();
function visit(island) {
  if (reached.has(island)) return;
  reached.add(island);
  for (const next of neighbours[island]) visit(next);
}
visit(1);
console.log(reached.size);
