function pattern(size) {
  if (size === 1) return [1];
  const smaller = pattern(size - 1);
  return [...smaller, size, ...smaller];
}

console.log(pattern(Number(require('fs').readFileSync(0, 'utf8'))).join(' '));
