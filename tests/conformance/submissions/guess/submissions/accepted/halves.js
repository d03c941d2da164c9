const readline = require('readline').createInterface({ input: process.stdin });
let low = 1;
let high = 1000;
const middle = () => Math.floor((low + high) / 2);
readline.on('line', (answer) => {
  if (answer === 'correct') process.exit(0);
  if (answer === 'lower') high = middle() - 1;
  else low = middle() + 1;
  console.log(middle());
});
console.log(middle());
