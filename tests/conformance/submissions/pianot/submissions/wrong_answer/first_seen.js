// Lays the keys in the order in which the piece needs them first.
const piece = require('fs').readFileSync(0, 'utf8').trim();
const keys = [...new Set(piece)];
let seconds = 0;
for (let i = 1; i < piece.length; i++) {
  seconds += Math.abs(keys.indexOf(piece[i]) - keys.indexOf(piece[i - 1]));
}
console.log(seconds);
