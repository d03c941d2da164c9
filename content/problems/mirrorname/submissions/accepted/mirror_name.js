const name = require('fs').readFileSync(0, 'utf8').trim();
let backwards = '';
for (const letter of name) backwards = letter + backwards;
console.log(name === backwards ? 'mirror' : 'plain');
