const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// free[i]: the most parcels on board when the boat comes to pier i and may stop there.
const free = new Array(n + 1).fill(0);
for (let pier = 0; pier < n; pier += 1) {
  const after = Math.min(n, pier + numbers[2 * pier + 1] + 1);
  free[pier + 1] = Math.max(free[pier + 1], free[pier]);
  free[after] = Math.max(free[after], free[pier] + numbers[2 * pier]);
}
console.log(free[n]);
