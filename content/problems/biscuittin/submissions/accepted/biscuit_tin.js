const [biscuits, sailors] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
console.log(Math.floor(biscuits / sailors), biscuits % sailors);
