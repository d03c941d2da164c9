import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2404);
const input = (price, values) => `${values.length} ${price}\n${values.join(' ')}`;

/** Breadth-first: all amounts that one stamp more can reach. */
function solve(text) {
  const [, price, ...values] = text.trim().split(/\s+/).map(Number);
  const seen = new Set([0]);
  let amounts = [0];
  for (let stamps = 0; amounts.length > 0; stamps += 1) {
    if (seen.has(price)) return stamps;
    amounts = amounts.flatMap((amount) => values.map((value) => amount + value)).filter((amount) => {
      if (amount > price || seen.has(amount)) return false;
      seen.add(amount);
      return true;
    });
  }
  return 'impossible';
}

writeCases(
  import.meta.url,
  {
    sample: [input(12, [10, 6, 1]), input(7, [4, 2])],
    secret: [
      ['one-stamp', input(5, [5])],
      ['too-large', input(5, [7])],
      ['greedy-uses-more', input(80, [1, 40, 50])],
      ['greedy-gets-stuck', input(30, [25, 10])],
      ['unsorted', input(63, [21, 1, 25, 10, 5])],
      ['only-ones', input(20000, [1])],
      ['two-primes', input(19999, [197, 211])],
      ['common-divisor', input(20000, [21, 42, 63, 105])],
      ['usual', input(19987, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000])],
      ['close-values', input(20000, [97, 101, 103, 107, 109, 113, 127, 131, 137, 139])],
      ['random', input(random.int(15000, 20000), [777, 431, 389, 1201, 55, 812])],
      ['large-values', input(20000, [9999, 10001, 6667, 3334])],
    ],
  },
  solve,
);
