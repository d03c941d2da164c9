import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(808);
const input = (k, ropes) => `${ropes.length} ${k}\n${ropes.join(' ')}`;
const ropes = (count, low, high) => random.list(count, () => random.int(low, high));

/** The answer is a rope's length divided by a whole number: the search finds which, and the division is exact. */
function solve(text) {
  const [, k, ...lengths] = text.trim().split(/\s+/).map(Number);
  let [low, high] = [0, 1e9 + 1];
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    const lines = lengths.reduce((sum, length) => sum + Math.floor(length / middle), 0);
    if (lines >= k) low = middle;
    else high = middle;
  }
  const candidates = lengths.map((length) => length / Math.max(1, Math.round(length / low)));
  return candidates.reduce((best, one) => (Math.abs(one - low) < Math.abs(best - low) ? one : best)).toFixed(12);
}

writeCases(
  import.meta.url,
  {
    sample: [input(4, [10, 9]), input(3, [1]), input(2, [3, 100, 7])],
    secret: [
      ['one-rope-one-line', input(1, [1])],
      ['one-long-rope', input(7, [1_000_000_000])],
      ['as-many-ropes-as-lines', input(5, [5, 8, 6, 9, 7])],
      ['fewer-lines-than-ropes', input(3, [5, 8, 6, 9, 7, 1, 1, 1])],
      ['equal-ropes', input(1000, Array(300).fill(77))],
      ['long-and-short', input(50, [1_000_000_000, ...ropes(99, 1, 3)])],
      ['below-one', input(12_345, ropes(40, 1, 50))],
      ['tiny-lines', input(1_000_000_000, ropes(2, 1000, 2000))],
      ['whole-number-answer', input(6, [12, 12, 12])],
      ['random-medium', input(98_765, ropes(2000, 1, 100_000))],
      ['random-large', input(999_999_937, ropes(8000, 1, 1_000_000_000))],
      ['most-lines', input(1_000_000_000, Array(10_000).fill(1_000_000_000))],
      ['most', input(500_000_003, ropes(10_000, 900_000_000, 1_000_000_000))],
      ['longest-ropes-few-lines', input(10_000, ropes(10_000, 999_990_000, 1_000_000_000))],
    ],
  },
  solve,
);
