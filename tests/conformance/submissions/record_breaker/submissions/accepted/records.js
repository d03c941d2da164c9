const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let at = 1;
for (let t = 1; t <= data[0]; t++) {
  const days = data.slice(at + 1, at + 1 + data[at]);
  at += data[at] + 1;
  let most = -1;
  let records = 0;
  days.forEach((day, i) => {
    if (day > most && (i + 1 === days.length || day > days[i + 1])) records++;
    most = Math.max(most, day);
  });
  console.log(`Case #${t}: ${records}`);
}
