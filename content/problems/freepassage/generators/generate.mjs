import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2406);
const input = (n, k, canals) => [`${n} ${canals.length} ${k}`, ...canals.map((canal) => canal.join(' '))].join('\n');
const canal = (n, high) => {
  const from = random.int(1, n);
  const to = random.int(1, n - 1);
  return [from, to < from ? to : to + 1, random.int(1, high)];
};
const canals = (n, count, high) => random.list(count, () => canal(n, high));
/** A row of towns with shortcuts over a few of them. */
function longWay(n, shortcuts, high) {
  const row = Array.from({ length: n - 1 }, (_, at) => [at + 1, at + 2, random.int(1, high)]);
  const over = random.list(shortcuts, () => {
    const from = random.int(1, n - 5);
    return [from, from + random.int(2, 5), random.int(high, 4 * high)];
  });
  return random.shuffle([...row, ...over]);
}

/** Least tolls for 0, 1, ... vouchers; repeats over all canals until nothing changes (Bellman-Ford). */
function solve(text) {
  const [[n, , k], ...all] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  let before;
  for (let vouchers = 0; vouchers <= k; vouchers += 1) {
    const least = new Array(n + 1).fill(Infinity);
    least[1] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const [a, b, toll] of all) {
        for (const [from, to] of [[a, b], [b, a]]) {
          const paid = Math.min(least[from] + toll, before ? before[from] : Infinity);
          if (paid < least[to]) [least[to], changed] = [paid, true];
        }
      }
    }
    before = least;
  }
  return before[n] === Infinity ? 'no way' : before[n];
}

writeCases(
  import.meta.url,
  {
    sample: [input(3, 1, [[1, 2, 3], [2, 3, 4], [1, 3, 9]]), input(3, 2, [[1, 2, 5]])],
    secret: [
      ['no-canals', input(2, 10, [])],
      ['no-vouchers', input(4, 0, [[1, 2, 5], [2, 4, 5], [1, 3, 4], [3, 4, 5]])],
      ['all-free', input(4, 3, [[1, 2, 100], [2, 3, 100], [3, 4, 100]])],
      ['more-vouchers-than-canals', input(2, 10, [[1, 2, 1000000]])],
      ['backwards', input(3, 1, [[3, 2, 8], [2, 1, 6]])],
      ['cheapest-way-is-not-best', input(6, 1, [[1, 2, 4], [2, 3, 4], [3, 6, 4], [1, 4, 2], [4, 5, 90], [5, 6, 2]])],
      ['expensive-canal-early', input(6, 1, [[1, 2, 50], [2, 6, 1], [1, 3, 9], [3, 4, 9], [4, 6, 9]])],
      ['several-canals', input(3, 1, [[1, 2, 9], [1, 2, 7], [2, 3, 8], [3, 2, 6]])],
      ['small', input(20, 2, canals(20, 45, 50))],
      ['medium', input(80, 4, canals(80, 180, 1000))],
      ['long-way', input(150, 6, longWay(150, 120, 1000))],
      ['long-way-without', input(150, 0, longWay(150, 120, 1000))],
      ['most', input(200, 10, longWay(200, 290, 250_000))],
    ],
  },
  solve,
);
