// Breaks biscuits into pieces: `/` does not round in JavaScript.
const [biscuits, sailors] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
console.log(biscuits / sailors, biscuits % sailors);
