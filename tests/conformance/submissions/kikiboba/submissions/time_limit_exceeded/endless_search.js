// When there is both a b and a k, it starts again from the front for ever: the third group.
let word = require('fs').readFileSync(0, 'utf8').trim();
let b = 0;
let k = 0;
while (word.includes('b') && word.includes('k')) {
  const letter = word[0];
  if (letter === 'b') b++;
  if (letter === 'k') k++;
  word = word.slice(1) + letter;
}
b = word.split('b').length;
k = word.split('k').length;
console.log(b === 1 && k === 1 ? 'none' : b > k ? 'boba' : 'kiki');
