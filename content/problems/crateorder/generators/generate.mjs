import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1515);
const input = (n, notes) => [`${n} ${notes.length}`, ...notes.map((note) => note.join(' '))].join('\n');
const crates = (n) => random.shuffle(random.list(n, (index) => index + 1));

/** Notes that some order keeps. */
function orderly(n, m) {
  const order = crates(n);
  return random.list(m, () => {
    const first = random.int(0, n - 2);
    return [order[first], order[random.int(first + 1, n - 1)]];
  });
}

/** All in one row, notes mixed. */
const chain = (order) => random.shuffle(order.slice(1).map((crate, index) => [order[index], crate]));
const ring = (order) => [...chain(order), [order.at(-1), order[0]]];

function solve(text) {
  const [[n], ...notes] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const after = Array.from({ length: n + 1 }, () => []);
  const waiting = Array(n + 1).fill(0);
  for (const [a, b] of notes) {
    after[a].push(b);
    waiting[b] += 1;
  }
  const order = [];
  for (let crate = 1; crate <= n; crate += 1) if (waiting[crate] === 0) order.push(crate);
  for (const crate of order) {
    for (const next of after[crate]) {
      waiting[next] -= 1;
      if (waiting[next] === 0) order.push(next);
    }
  }
  return order.length === n ? order.join(' ') : 'impossible';
}

writeCases(
  import.meta.url,
  {
    sample: [
      input(4, [[3, 1], [3, 2], [1, 4]]),
      input(2, [[1, 2], [2, 1]]),
    ],
    secret: [
      ['one-crate', input(1, [])],
      ['no-notes', input(50, [])],
      ['note-twice', input(3, [[2, 1], [2, 1], [1, 3]])],
      ['three-in-a-ring', input(5, [[1, 2], [2, 3], [3, 1], [4, 5]])],
      ['backwards', input(200, chain(random.list(200, (index) => 200 - index)))],
      ['few', input(40, orderly(40, 60))],
      ['ring-behind-a-row', input(600, [...chain(random.list(300, (index) => index + 1)), [300, 301], ...ring(random.list(300, (index) => index + 301))])],
      ['one-below-all', input(3000, random.list(2999, (index) => [3000, index + 1]))],
      ['all-below-one', input(3000, random.list(2999, (index) => [index + 2, 1]))],
      ['many', input(8000, orderly(8000, 20_000))],
      ['long-row', input(30_000, chain(random.list(30_000, (index) => 30_000 - index)))],
      ['most', input(30_000, orderly(30_000, 20_000))],
    ],
  },
  solve,
);
