import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1818);
const input = (limit, crates) => `${crates.length} ${limit}\n${crates.join(' ')}`;
const crates = (count, low, high) => random.list(count, () => random.int(low, high));

/** The weights that can be put together are the bits of one large number: a crate shifts a copy of it. */
function solve(text) {
  const [, limit, ...weights] = text.trim().split(/\s+/).map(Number);
  const all = (1n << BigInt(limit + 1)) - 1n;
  let possible = 1n;
  for (const weight of weights) possible |= (possible << BigInt(weight)) & all;
  return possible.toString(2).length - 1;
}

writeCases(
  import.meta.url,
  {
    sample: [input(10, [7, 6, 4]), input(9, [5, 8])],
    secret: [
      ['one-crate', input(10, [3])],
      ['too-heavy', input(10, [11, 20_000])],
      ['just-fits', input(10, [10])],
      ['one-light-crate', input(20_000, [1])],
      ['twice-is-too-often', input(12, [6, 5])],
      ['two-alike', input(12, [6, 6, 1])],
      ['everything-fits', input(500, [1, 20, 300, 7])],
      ['even-crates', input(99, [2, 40, 18, 36, 70])],
      ['few', input(997, [240, 170, 335, 90])],
      ['heavy', input(20_000, crates(12, 3000, 9000))],
      ['powers', input(20_000, random.list(12, (at) => 3 * 2 ** at))],
      ['most', input(20_000, [...crates(60, 15_000, 20_000), ...crates(40, 1, 300)])],
    ],
  },
  solve,
);
