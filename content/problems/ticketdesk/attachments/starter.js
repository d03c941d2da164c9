const [adults, children] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
// Write your program here.
