const piece = require('fs').readFileSync(0, 'utf8').trim();
const letters = [...new Set(piece)];
const at = [...piece].map((letter) => letters.indexOf(letter));
const k = letters.length;
const best = new Int32Array(1 << k).fill(0x7fffffff);
best[0] = 0;
for (let mask = 0; mask < 1 << k; mask++) {
  let cut = 0;
  for (let i = 1; i < at.length; i++) cut += ((mask >> at[i - 1]) ^ (mask >> at[i])) & 1;
  for (let i = 0; i < k; i++) {
    const more = mask | (1 << i);
    if (more !== mask) best[more] = Math.min(best[more], best[mask] + cut);
  }
}
console.log(best[(1 << k) - 1]);
