const [mast, bridge, tide] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
// Write your program here.
