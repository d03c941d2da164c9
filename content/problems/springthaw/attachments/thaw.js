const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, columns, hours] = lines[0].split(' ').map(Number);
const chart = lines.slice(1, 1 + rows).map((line) => [...line]);

const isWater = (y, x) => y >= 0 && y < rows && x >= 0 && x < columns && chart[y][x] === '.';

for (let hour = 0; hour < hours; hour += 1) {
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (chart[y][x] !== '#') continue;
      const sides = [isWater(y - 1, x), isWater(y + 1, x), isWater(y, x - 1), isWater(y, x + 1)];
      if (sides.filter(Boolean).length >= 2) chart[y][x] = '.';
    }
  }
}

console.log(chart.flat().filter((square) => square === '#').length);
