// The right answer after a line of debugging output.
const fs = require('fs');
const [n] = JSON.parse(fs.readFileSync(0, 'utf8'));
const sum = [...String(n)].reduce((t, c) => t + Number(c), 0);
console.log('sum is', sum);
console.log(JSON.stringify(sum.toString(2)));
