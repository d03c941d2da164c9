// Forgets that the water has risen.
const [mast, bridge] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
console.log(mast <= bridge ? 'pass' : 'wait');
