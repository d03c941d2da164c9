const [n, , ...tags] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const left = new Map();
for (let i = 0; i < tags.length; i += 1) {
  left.set(tags[i], (left.get(tags[i]) || 0) + (i < Number(n) ? 1 : -1));
}
let best = '';
let most = 0;
for (const [tag, count] of left) {
  if (count > most || (count === most && count > 0 && tag < best)) {
    best = tag;
    most = count;
  }
}
console.log(most === 0 ? 'all claimed' : `${best} ${most}`);
