const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
// Write your program here.
