// Raises first letters but never lowers the others.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trimEnd().split('\n');
const small = new Set(['and', 'of', 'the']);
for (const line of lines) {
  console.log(
    line
      .split(' ')
      .map((word, i) => (i > 0 && small.has(word.toLowerCase()) ? word.toLowerCase() : word[0].toUpperCase() + word.slice(1)))
      .join(' '),
  );
}
