const [n, , ...broken] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const ways = [1];
for (let step = 1; step <= n; step += 1) {
  if (broken.includes(step)) ways.push(0);
  else ways.push(ways[step - 1] + (step >= 2 ? ways[step - 2] : 0));
}
console.log(ways[n]);
