import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2405);
const input = (positions) => `${positions.length}\n${positions.join(' ')}`;
const positions = (count, high) => random.list(count, () => random.int(0, high));

/** Compares all pairs. */
function solve(text) {
  const boats = text.trim().split('\n')[1].split(' ').map(Number);
  let least = Infinity;
  boats.forEach((one, at) => boats.slice(0, at).forEach((other) => (least = Math.min(least, Math.abs(one - other)))));
  return least;
}

const apart = random.shuffle(Array.from({ length: 900 }, (_, at) => 1_000_000 * at + (at === 417 ? 999_950 : 0)));
writeCases(
  import.meta.url,
  {
    sample: [input([20, 5, 31, 12])],
    secret: [
      ['two-boats', input([0, 1000000000])],
      ['same-place', input([8, 3, 8])],
      ['all-in-one-place', input(Array(20).fill(77))],
      ['sorted', input([1, 10, 18, 40])],
      ['descending', input([100, 61, 60, 20])],
      ['as-numbers', input([9, 100, 50, 1000])],
      ['small', input(positions(40, 5000))],
      ['far-apart', input(apart)],
      ['most', input(positions(1000, 1_000_000_000))],
    ],
  },
  solve,
);
