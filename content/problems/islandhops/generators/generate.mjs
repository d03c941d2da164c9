import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2401);
const input = (n, lines) => [`${n} ${lines.length}`, ...lines.map((line) => line.join(' '))].join('\n');
const lines = (n, count) =>
  random.list(count, () => {
    const from = random.int(1, n);
    const to = random.int(1, n - 1);
    return [from, to < from ? to : to + 1];
  });
const names = (n) => [1, ...random.shuffle(Array.from({ length: n - 1 }, (_, at) => at + 2))];

/** Joins groups of islands until nothing changes. */
function solve(text) {
  const [[n], ...ferries] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const group = Array.from({ length: n + 1 }, (_, at) => at);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of ferries) {
      if (group[a] === group[b]) continue;
      group[a] = group[b] = Math.min(group[a], group[b]);
      changed = true;
    }
  }
  return group.slice(1).filter((one) => one === 1).length;
}

const row = names(500);
const chain = random.shuffle(row.slice(1).map((island, at) => (random.chance(0.5) ? [island, row[at]] : [row[at], island])));
writeCases(
  import.meta.url,
  {
    sample: [input(5, [[4, 1], [3, 5], [2, 4], [1, 4]])],
    secret: [
      ['one-island', input(1, [])],
      ['no-lines', input(7, [])],
      ['two-islands', input(2, [[2, 1]])],
      ['against-the-numbers', input(4, [[3, 2], [4, 3], [4, 1]])],
      ['circle', input(6, [[1, 2], [2, 3], [3, 1], [4, 5], [5, 6], [6, 4]])],
      ['small', input(30, lines(30, 22))],
      ['medium', input(200, lines(200, 150))],
      ['long-way', input(500, chain)],
      ['many-lines', input(300, lines(300, 1000))],
    ],
  },
  solve,
);
