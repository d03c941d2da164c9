const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m, d] = head.split(' ').map(Number);
const entries = lines.map((line) => ({ kind: line[0], minute: Number(line.slice(2)) }));
const [first, second] = [entries.slice(0, n), entries.slice(n)];

const best = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
for (let i = 1; i <= n; i += 1) {
  for (let j = 1; j <= m; j += 1) {
    const [one, other] = [first[i - 1], second[j - 1]];
    const canBeTheSame = one.kind === other.kind && Math.abs(one.minute - other.minute) <= d;
    best[i][j] = canBeTheSame ? best[i - 1][j - 1] + 1 : Math.max(best[i - 1][j], best[i][j - 1]);
  }
}
console.log(best[n][m]);
