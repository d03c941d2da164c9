// Begins with minute 0.
const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let minute = 0; minute < n; minute += 1) {
  if (minute % 15 === 0) console.log('double');
  else if (minute % 3 === 0) console.log('short');
  else if (minute % 5 === 0) console.log('long');
  else console.log('quiet');
}
