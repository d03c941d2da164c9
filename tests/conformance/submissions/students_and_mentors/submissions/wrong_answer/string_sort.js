// Sorts the numbers as strings.
const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let pos = 1;
for (let k = 1; k <= data[0]; k++) {
  const n = data[pos++];
  const r = data.slice(pos, pos + n);
  pos += n;
  const s = r.slice().sort();
  const res = r.map((x) => {
    let i = n - 1;
    while (i >= 0 && s[i] > 2 * x) i--;
    if (s[i] === x) i--;
    return i < 0 ? -1 : s[i];
  });
  console.log(`Case #${k}: ${res.join(' ')}`);
}
