import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2203);
const input = (weights) => `${weights.length}\n${weights.join(' ')}`;
const weights = (count, high) => random.list(count, () => random.int(1, high));

function solve(text) {
  const crates = text.trim().split('\n')[1].split(' ').map((weight, at) => [Number(weight), at + 1]);
  crates.sort((one, other) => other[0] - one[0] || one[1] - other[1]);
  return `${crates[0][1]} ${crates[0][0]}`;
}

writeCases(
  import.meta.url,
  {
    sample: [input([30, 80, 45, 80, 12])],
    secret: [
      ['one-crate', input([5])],
      ['first', input([9, 8, 7])],
      ['last', input([1, 2, 3, 4])],
      ['all-equal', input(Array(30).fill(6))],
      ['two-at-the-end', input([4, 1, 7, 7])],
      ['more-digits', input([9, 100, 99, 1000, 999])],
      ['small', input(weights(60, 9))],
      ['large', input(weights(500, 1_000_000))],
    ],
  },
  solve,
);
