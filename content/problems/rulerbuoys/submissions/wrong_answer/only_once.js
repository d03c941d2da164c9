// Forgets the second copy of the smaller pattern.
function pattern(size) {
  if (size === 1) return [1];
  return [...pattern(size - 1), size];
}

console.log(pattern(Number(require('fs').readFileSync(0, 'utf8'))).join(' '));
