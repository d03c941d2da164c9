// A brace is missing.
const fs = require('fs');
const [n] = JSON.parse(fs.readFileSync(0, 'utf8'));
let total = 0;
for (let i = 0; i < n; i++) {
  if (i % 11 === 0 || i % 13 === 0) {
    total += String(i).split('7').length - 1;
console.log(total);
