import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2202);
const input = (weights) => [weights.length, ...weights].join('\n');
const weights = (count, high) => input(random.list(count, () => random.int(1, high)));

writeCases(
  import.meta.url,
  {
    sample: [input([40, 25, 100])],
    secret: [
      ['one-crate', input([7])],
      ['two-crates', input([1000000, 1])],
      ['equal', input(Array(12).fill(12))],
      ['small', weights(20, 9)],
      ['medium', weights(100, 5000)],
      ['ones', input(Array(100).fill(1))],
      ['most', input(Array(500).fill(1_000_000))],
      ['many', weights(500, 99_999)],
    ],
  },
  (text) => text.trim().split('\n').slice(1).reduce((sum, weight) => sum + Number(weight), 0),
);
