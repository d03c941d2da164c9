const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m] = data;
const mm = m * m;
const f = data.slice(2, 2 + mm * m);
const state = data.slice(2 + mm * m);

// Is there a ring of pairs that starts and ends in pair "start"?
function ring(start) {
  let now = new Uint8Array(mm);
  now[start] = 1;
  for (let d = 0; d < n; d++) {
    const next = new Uint8Array(mm);
    for (let p = 0; p < mm; p++) {
      if (!now[p]) continue;
      for (let z = 0; z < m; z++) if (f[p * m + z] === state[d]) next[(p % m) * m + z] = 1;
    }
    now = next;
  }
  return now[start] === 1;
}

let found = false;
for (let p = 0; p < mm && !found; p++) found = ring(p);
console.log(found ? 'yes' : 'no');
