const [[n], down, up, ...boats] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

const fromTheTop = (minutes) => {
  const sums = [0];
  for (let lock = 0; lock < n; lock += 1) sums.push(sums[lock] + minutes[lock]);
  return sums;
};
const [downSums, upSums] = [fromTheTop(down), fromTheTop(up)];
const answers = boats.map(([a, b]) => (a < b ? downSums[b] - downSums[a] : upSums[a] - upSums[b]));
console.log(answers.join('\n'));
