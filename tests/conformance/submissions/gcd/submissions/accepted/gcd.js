const fs = require('fs');
let [a, b] = JSON.parse(fs.readFileSync(0, 'utf8'));
while (b !== 0) [a, b] = [b, a % b];
console.log(a);
