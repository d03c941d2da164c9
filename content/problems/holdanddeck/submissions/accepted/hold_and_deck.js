const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [, hold, deck] = head.split(' ').map(Number);

const width = deck + 1;
const best = new Float64Array((hold + 1) * width);
for (const line of lines) {
  const [weight, freight] = line.split(' ').map(Number);
  const mayGetWet = line.endsWith('any');
  for (let h = hold; h >= 0; h -= 1) {
    for (let d = deck; d >= 0; d -= 1) {
      const at = h * width + d;
      if (h >= weight) best[at] = Math.max(best[at], best[at - weight * width] + freight);
      if (mayGetWet && d >= weight) best[at] = Math.max(best[at], best[at - weight] + freight);
    }
  }
}
console.log(best[best.length - 1]);
