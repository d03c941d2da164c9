const name = require('fs').readFileSync(0, 'utf8').trim();
// Write your program here.
