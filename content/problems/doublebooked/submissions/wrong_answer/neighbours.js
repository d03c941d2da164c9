// Compares neighbouring bookings only.
const [, ...berths] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const at = berths.findIndex((berth, index) => index > 0 && berths[index - 1] === berth);
console.log(at < 0 ? 'none' : berths[at]);
