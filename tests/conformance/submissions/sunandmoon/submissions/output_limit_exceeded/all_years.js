// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Prints every year in which the sun is in position.
const fs = require('fs');
const [ds, ys] = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number);
for (let year = ys - ds; ; ) {
  let lines = '';
  for (let i = 0; i < 10000; i++, year += ys) lines += `${year}\n`;
  fs.writeSync(1, lines);
}
