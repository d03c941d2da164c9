import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2408);
const input = (weights) => `${weights.length}\n${weights.join(' ')}`;
const weights = (count, low, high) => random.list(count, () => random.int(low, high));

/** All sums of the first half are looked up in the sorted sums of the second half. */
function solve(text) {
  const crates = text.trim().split('\n')[1].split(' ').map(Number);
  const half = crates.length >> 1;
  const sums = (some) => some.reduce((list, weight) => [...list, ...list.map((sum) => sum + weight)].sort((one, other) => one - other), [0]);
  const [left, right] = [sums(crates.slice(0, half)), Float64Array.from(sums(crates.slice(half)))];
  const total = crates.reduce((sum, weight) => sum + weight);
  let least = total;
  for (const sum of left) {
    let low = 0;
    let high = right.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (2 * (sum + right[middle]) < total) low = middle + 1;
      else high = middle;
    }
    for (const at of [low - 1, low]) {
      if (at >= 0 && at < right.length) least = Math.min(least, Math.abs(total - 2 * (sum + right[at])));
    }
  }
  return least;
}

const trillion = 1_000_000_000_000;
writeCases(
  import.meta.url,
  {
    sample: [input([10, 7, 5, 4]), input([6])],
    secret: [
      ['two-equal', input([9, 9])],
      ['two-different', input([1, trillion])],
      ['three', input([3, 1, 1])],
      ['greedy-fails', input([5, 5, 4, 3, 3])],
      ['one-is-too-heavy', input([100, 1, 2, 3, 4])],
      ['powers-of-two', input(Array.from({ length: 34 }, (_, at) => 2 ** at))],
      ['all-equal', input(Array(33).fill(trillion))],
      ['small', input(weights(12, 1, 99))],
      ['powers-of-three', input(Array.from({ length: 24 }, (_, at) => 3 ** at))],
      ['medium', input(weights(25, 1, 1_000_000))],
      ['large', input(weights(34, 1, trillion))],
      ['large-odd', input(weights(33, trillion / 2, trillion))],
      ['heavy-and-light', input([...weights(17, trillion - 1000, trillion), ...weights(17, 1, 1000)])],
    ],
  },
  solve,
);
