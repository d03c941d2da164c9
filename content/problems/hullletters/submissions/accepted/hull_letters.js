const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const small = new Set(['and', 'of', 'the']);

function paint(word, index) {
  const lower = word.toLowerCase();
  return index > 0 && small.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
}

const painted = [];
for (let i = 1; i <= Number(lines[0]); i += 1) {
  painted.push(lines[i].trim().split(' ').map(paint).join(' '));
}
console.log(painted.join('\n'));
