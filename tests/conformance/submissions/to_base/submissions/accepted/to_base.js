const fs = require('fs');
const [num, base] = JSON.parse(fs.readFileSync(0, 'utf8'));
console.log(JSON.stringify(num.toString(base).toUpperCase()));
