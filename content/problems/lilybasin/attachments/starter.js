let [area, basin] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
// Write your program here.
