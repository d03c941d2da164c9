// Climbing begins one lock too late: the sums of the way up are taken from the wrong pool.
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], down, up, ...boats] = lines.map((line) => line.split(' ').map(Number));

const fromTheTop = (minutes) => {
  const sums = [0];
  for (let lock = 0; lock < n; lock += 1) sums.push(sums[lock] + minutes[lock]);
  return sums;
};
const [downSums, upSums] = [fromTheTop(down), fromTheTop(up)];
const climb = (a, b) => upSums[a - 1] - upSums[Math.max(0, b - 1)];
console.log(boats.map(([a, b]) => (a < b ? downSums[b] - downSums[a] : climb(a, b))).join('\n'));
