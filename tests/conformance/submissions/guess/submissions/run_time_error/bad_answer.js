// Expects an object for an answer.
const readline = require('readline').createInterface({ input: process.stdin });
readline.on('line', (answer) => {
  console.log(JSON.parse(answer).low);
});
console.log(500);
