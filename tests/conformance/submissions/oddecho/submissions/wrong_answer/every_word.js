// Echoes every word.
const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
console.log(words.join('\n'));
