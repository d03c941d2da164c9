// Prints the right answer and then never ends.
const fs = require('fs');
let [a, b] = JSON.parse(fs.readFileSync(0, 'utf8'));
while (b !== 0) [a, b] = [b, a % b];
fs.writeSync(1, a + '\n');
for (;;) a++;
