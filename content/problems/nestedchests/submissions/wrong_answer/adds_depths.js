// Adds the depths of the chests inside instead of taking the greatest one.
const drawing = require('fs').readFileSync(0, 'utf8').trim();
let position = 0;

function readChest() {
  position += 1;
  let inside = 0;
  while (drawing[position] === '(') inside += readChest();
  position += 1;
  return inside + 1;
}

console.log(drawing.length / 2, readChest());
