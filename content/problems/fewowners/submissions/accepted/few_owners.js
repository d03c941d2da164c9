const [n, k, ...owners] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const counts = new Map();
let start = 0;
let longest = 0;
owners.forEach((owner, end) => {
  counts.set(owner, (counts.get(owner) || 0) + 1);
  while (counts.size > k) {
    const first = owners[start];
    start += 1;
    if (counts.get(first) === 1) counts.delete(first);
    else counts.set(first, counts.get(first) - 1);
  }
  longest = Math.max(longest, end - start + 1);
});
console.log(longest);
