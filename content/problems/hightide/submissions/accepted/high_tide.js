const [size, ...chart] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, columns] = size.split(' ').map(Number);

// A state is a square and whether the minute is odd.
const distance = new Int32Array(rows * columns * 2).fill(-1);
const queue = new Int32Array(rows * columns * 2);
let head = 0;
let tail = 0;
let goal = 0;
for (let square = 0; square < rows * columns; square += 1) {
  const sign = chart[Math.floor(square / columns)][square % columns];
  if (sign === 'G') goal = square;
  if (sign !== 'S') continue;
  distance[square * 2] = 0;
  queue[tail++] = square * 2;
}
const steps = [[0, 0], [0, 1], [1, 0], [0, -1], [-1, 0]];
while (head < tail) {
  const state = queue[head++];
  const odd = state % 2 === 0 ? 1 : 0;
  const square = state >> 1;
  const row = Math.floor(square / columns);
  const column = square % columns;
  for (const [down, right] of steps) {
    const r = row + down;
    const c = column + right;
    if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
    const sign = chart[r][c];
    if (sign === '#' || (sign === '~' && odd)) continue;
    const next = (r * columns + c) * 2 + odd;
    if (distance[next] >= 0) continue;
    distance[next] = distance[state] + 1;
    queue[tail++] = next;
  }
}
const arrivals = [distance[goal * 2], distance[goal * 2 + 1]].filter((minute) => minute >= 0);
console.log(arrivals.length === 0 ? 'stuck' : Math.min(...arrivals));
