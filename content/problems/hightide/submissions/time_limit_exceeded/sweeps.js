// Improves all squares over and over until nothing changes.
const [size, ...chart] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, columns] = size.split(' ').map(Number);
const earliest = chart.map((line) => [...line].map((sign) => (sign === 'S' ? 0 : Infinity)));
const steps = [[0, 1], [1, 0], [0, -1], [-1, 0]];
for (let changed = true; changed; ) {
  changed = false;
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      if (chart[r][c] === '#') continue;
      for (const [down, right] of steps) {
        const from = earliest[r + down] && earliest[r + down][c + right];
        if (from === undefined || from === Infinity) continue;
        let arrival = from + 1;
        if (chart[r][c] === '~' && arrival % 2 === 1) {
          if (chart[r + down][c + right] === '~') continue;
          arrival += 1;
        }
        if (arrival < earliest[r][c]) {
          earliest[r][c] = arrival;
          changed = true;
        }
      }
    }
  }
}
const r = chart.findIndex((line) => line.includes('G'));
const answer = earliest[r][chart[r].indexOf('G')];
console.log(answer === Infinity ? 'stuck' : answer);
