import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1616);
const most = 1_000_000_000;
const input = (k, weights) => `${weights.length} ${k}\n${weights.join(' ')}`;
const weights = (count, high = most) => random.list(count, () => random.int(1, high));

function solve(text) {
  const [, k, ...all] = text.trim().split(/\s+/).map(Number);
  const seen = new Map();
  let pairs = 0;
  for (const weight of all) {
    const rest = weight % k;
    pairs += seen.get((k - rest) % k) ?? 0;
    seen.set(rest, (seen.get(rest) ?? 0) + 1);
  }
  return pairs;
}

/** Half of them balance the other half. */
const partners = (count, k) =>
  random.shuffle(random.list(count / 2, () => random.int(1, k - 1)).flatMap((rest) => [rest, k - rest]));

writeCases(
  import.meta.url,
  {
    sample: [input(5, [3, 7, 5, 2, 5]), input(4, [1, 1, 1])],
    secret: {
      group1: [
        ['one-crate', input(1, [7])],
        ['two-that-fit', input(9, [4, 5])],
        ['two-that-do-not', input(9, [4, 4])],
        ['all-multiples', input(6, random.list(30, (index) => 6 * (index + 1)))],
        ['half-of-it', input(8, Array(60).fill(4))],
        ['few', input(7, weights(100, 50))],
        ['large-steps', input(most, partners(1000, most))],
      ],
      group2: [
        ['step-of-one', input(1, weights(2000))],
        ['step-of-two', input(2, weights(20_000, 99))],
        ['all-the-same', input(100, Array(30_000).fill(50))],
        ['step-of-97', input(97, weights(30_000, 9999))],
      ],
      group3: [
        ['partners', input(999_999_937, partners(30_000, 999_999_937))],
        ['hundred-thousand', input(100_000, weights(30_000, 999_999))],
        ['nothing-fits', input(most, Array(1001).fill(most / 4))],
        ['everything-fits', input(1_000_000, Array(30_000).fill(1_500_000))],
      ],
    },
  },
  solve,
);
