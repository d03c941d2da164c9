const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const chart = lines.map((line) => line.split(''));

/** Cleans the slick at this square, and returns its size. */
function clean(row, column) {
  if (!chart[row] || chart[row][column] !== '#') return 0;
  chart[row][column] = '.';
  return 1 + clean(row - 1, column) + clean(row + 1, column) + clean(row, column - 1) + clean(row, column + 1);
}

let slicks = 0;
let largest = 0;
for (let row = 0; row < chart.length; row += 1) {
  for (let column = 0; column < chart[0].length; column += 1) {
    if (chart[row][column] !== '#') continue;
    slicks += 1;
    largest = Math.max(largest, clean(row, column));
  }
}
console.log(slicks, largest);
