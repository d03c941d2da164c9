// Writes digits above 9 as decimal numbers.
const fs = require('fs');
let [num, base] = JSON.parse(fs.readFileSync(0, 'utf8'));
let out = '';
while (num > 0) {
  out = (num % base) + out;
  num = Math.floor(num / base);
}
console.log(JSON.stringify(out));
