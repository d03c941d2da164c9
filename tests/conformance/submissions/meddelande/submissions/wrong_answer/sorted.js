// Sorts the letters.
const text = require('fs').readFileSync(0, 'utf8');
console.log((text.match(/[a-z]/g) || []).sort().join(''));
