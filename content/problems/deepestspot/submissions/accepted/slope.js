// Handles one line at a time. Depths are BigInts, because plain numbers would round them.
const lines = require('readline').createInterface({ input: process.stdin });
let low = 1;
let high = 0;
const depths = [];

function ask() {
  if (low === high) {
    console.log(`! ${low}`);
    lines.close();
    return;
  }
  console.log(`? ${Math.floor((low + high) / 2)}`);
}

lines.on('line', (line) => {
  if (high === 0) high = Number(line);
  else {
    const middle = Math.floor((low + high) / 2);
    depths.push(BigInt(line));
    if (depths.length === 1) {
      console.log(`? ${middle + 1}`);
      return;
    }
    const [here, there] = depths.splice(0);
    if (here < there) low = middle + 1;
    else high = middle;
  }
  ask();
});
