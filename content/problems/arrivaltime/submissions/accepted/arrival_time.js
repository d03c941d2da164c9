const [hours, minutes, crossing] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
const arrival = (hours * 60 + minutes + crossing) % (24 * 60);
console.log(Math.floor(arrival / 60), arrival % 60);
