// Looks which tags were never claimed, not how often.
const [n, , ...tags] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const below = tags.slice(0, Number(n));
const claimed = new Set(tags.slice(Number(n)));
const left = new Map();
for (const tag of below) if (!claimed.has(tag)) left.set(tag, (left.get(tag) || 0) + 1);
const [best] = [...left].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
console.log(best ? best.join(' ') : 'all claimed');
