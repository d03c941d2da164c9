const [[x, y, r], ...buoys] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

function lit([ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  // The position on the line that is nearest to the lighthouse, and its distance.
  const foot = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const distance = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
  if (distance >= r) return 0;
  const half = Math.sqrt(r * r - distance * distance);
  return Math.max(0, Math.min(length, foot + half) - Math.max(0, foot - half));
}

let sum = 0;
for (let leg = 1; leg < buoys.length; leg += 1) sum += lit(buoys[leg - 1], buoys[leg]);
console.log(sum.toFixed(8));
