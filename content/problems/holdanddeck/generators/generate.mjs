import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1808);
const input = (hold, deck, crates) => [`${crates.length} ${hold} ${deck}`, ...crates.map((crate) => crate.join(' '))].join('\n');
const crates = (count, weight, freight, dry) =>
  random.list(count, () => [random.int(...weight), random.int(...freight), random.chance(dry) ? 'dry' : 'any']);

/** All ways of loading that are worth looking at, as a table from the room that is left to the freight. */
function solve(text) {
  const [[, hold, deck], ...list] = text.trim().split('\n').map((line) => line.split(' '));
  let ways = new Map([[1000 * hold + Number(deck), 0]]);
  for (const [weight, freight, place] of list) {
    const next = new Map(ways);
    const keep = (left, coins) => next.set(left, Math.max(next.get(left) ?? 0, coins));
    for (const [left, coins] of ways) {
      const sum = coins + Number(freight);
      if (Math.floor(left / 1000) >= weight) keep(left - 1000 * weight, sum);
      if (place === 'any' && left % 1000 >= weight) keep(left - weight, sum);
    }
    ways = next;
  }
  return Math.max(...ways.values());
}

writeCases(
  import.meta.url,
  {
    sample: [
      input(5, 3, [[3, 30, 'dry'], [4, 50, 'dry'], [5, 45, 'any'], [3, 40, 'any']]),
      input(2, 9, [[3, 7, 'dry'], [9, 1, 'any']]),
    ],
    secret: [
      ['nothing-fits', input(10, 10, [[11, 5, 'any'], [20, 9, 'dry']])],
      ['no-room-at-all', input(0, 0, [[1, 1, 'any'], [1, 1, 'dry']])],
      ['only-a-hold', input(150, 0, crates(30, [5, 40], [1, 100], 0.5))],
      ['only-a-deck', input(0, 150, crates(30, [5, 40], [1, 100], 0.5))],
      ['dry-crates-only', input(100, 150, crates(30, [5, 40], [1, 100], 1))],
      ['one-each', input(7, 5, [[5, 10, 'any'], [7, 10, 'dry'], [6, 9, 'any']])],
      ['no-half-in-each', input(6, 6, [[12, 99, 'any'], [4, 5, 'any'], [4, 5, 'any'], [4, 5, 'any']])],
      ['everything-fits', input(150, 150, crates(40, [1, 5], [1, 10_000_000], 0.5))],
      ['light-and-dear', input(100, 100, [...crates(20, [51, 60], [1000, 1200], 0.2), ...crates(20, [9, 12], [100, 160], 0.5)])],
      ['heavy', input(150, 140, crates(40, [40, 80], [1, 1000], 0.3))],
      ['random', input(120, 90, crates(35, [3, 60], [1, 500], 0.4))],
      ['most', input(150, 150, crates(40, [4, 30], [9_000_000, 10_000_000], 0.3))],
      ['freight-like-weight', input(149, 131, crates(40, [7, 39], [1, 1], 0.3).map(([weight, , place]) => [weight, 100 * weight + 3, place]))],
    ],
  },
  solve,
);
