import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2307);
const input = (load, crates) => `${crates.length} ${load}\n${crates.join(' ')}`;
const crates = (count, low, high) => random.list(count, () => random.int(low, high));

/** Keeps the number of ways for each weight. */
function solve(text) {
  const [head, line] = text.trim().split('\n');
  const load = Number(head.split(' ')[1]);
  let ways = new Map([[0, 1]]);
  for (const crate of line.split(' ').map(Number)) {
    const next = new Map(ways);
    for (const [weight, count] of ways) next.set(weight + crate, (next.get(weight + crate) || 0) + count);
    ways = next;
  }
  return ways.get(load) || 0;
}

const large = crates(16, 100_000_000, 1_000_000_000).map((weight) => Math.floor(weight / 16));
writeCases(
  import.meta.url,
  {
    sample: [input(8, [5, 3, 3, 2]), input(4, [3, 5, 6])],
    secret: [
      ['one-crate-fits', input(7, [7])],
      ['one-crate-does-not', input(7, [8])],
      ['all-crates', input(15, [1, 2, 3, 4, 5])],
      ['ones', input(8, Array(16).fill(1))],
      ['powers-of-two', input(43690, Array.from({ length: 16 }, (_, at) => 2 ** at))],
      ['too-heavy', input(10, [11, 12, 13])],
      ['greedy-fails', input(12, [10, 6, 6, 1])],
      ['small', input(30, crates(16, 1, 9))],
      ['medium', input(500, crates(16, 10, 120))],
      ['large', input(large.slice(3, 12).reduce((sum, weight) => sum + weight), large)],
      ['no-way', input(999_999_999, crates(16, 1, 500_000).map((weight) => 2 * weight))],
    ],
  },
  solve,
);
