const [n, ...berths] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
// Write your program here.
