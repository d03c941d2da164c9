// Connects squares that only touch at a corner.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const chart = lines.map((line) => line.split(''));

function clean(row, column) {
  if (!chart[row] || chart[row][column] !== '#') return 0;
  chart[row][column] = '.';
  let size = 1;
  for (let r = row - 1; r <= row + 1; r += 1) {
    for (let c = column - 1; c <= column + 1; c += 1) size += clean(r, c);
  }
  return size;
}

const sizes = [];
for (let row = 0; row < chart.length; row += 1) {
  for (let column = 0; column < chart[0].length; column += 1) {
    if (chart[row][column] === '#') sizes.push(clean(row, column));
  }
}
console.log(sizes.length, Math.max(0, ...sizes));
