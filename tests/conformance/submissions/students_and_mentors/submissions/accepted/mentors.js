const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let pos = 1;
const lines = [];
for (let k = 1; k <= data[0]; k++) {
  const n = data[pos++];
  const r = data.slice(pos, pos + n);
  pos += n;
  const s = Int32Array.from(r).sort();
  const res = r.map((x) => {
    let lo = 0; // first index with s[index] > 2x
    let hi = n;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if (s[mid] <= 2 * x) lo = mid + 1;
      else hi = mid;
    }
    let i = lo - 1;
    if (s[i] === x) i--;
    return i < 0 ? -1 : s[i];
  });
  lines.push(`Case #${k}: ${res.join(' ')}`);
}
process.stdout.write(lines.join('\n') + '\n');
