// Expects one case more than there are.
const data = require('fs').readFileSync(0, 'utf8').trim().split('\n');
for (let t = 1; t <= Number(data[0]) + 1; t++) {
  const days = data[2 * t].split(' ').map(Number);
  console.log(`Case #${t}: ${days.filter((day, i) => day > Math.max(-1, ...days.slice(0, i))).length}`);
}
