const word = require('fs').readFileSync(0, 'utf8');
const b = word.split('b').length;
const k = word.split('k').length;
console.log(b === 1 && k === 1 ? 'none' : b > k ? 'boba' : k > b ? 'kiki' : 'boki');
