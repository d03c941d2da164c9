const drawing = require('fs').readFileSync(0, 'utf8').trim();
let position = 0;
let chests = 0;

/** Reads one chest from the position on, and returns its depth. */
function readChest() {
  chests += 1;
  position += 1; // the opening sign
  let inside = 0;
  while (drawing[position] === '(') inside = Math.max(inside, readChest());
  position += 1; // the closing sign
  return inside + 1;
}

const depth = readChest();
console.log(chests, depth);
