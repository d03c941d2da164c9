import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(505);
const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));

function solve(text) {
  const [a, b, t] = text.trim().split(' ').map(BigInt);
  return t / ((a / gcd(a, b)) * b) + 1n;
}
const line = (...numbers) => numbers.join(' ');
const large = () => random.int(500_000_000, 1_000_000_000);
const common = random.int(20_000, 30_000);

writeCases(
  import.meta.url,
  {
    sample: [line(4, 6, 47), line(7, 7, 0), line(1, 1, '1000000000000000000')],
    secret: [
      ['every-second', line(1, 1, 0)],
      ['exactly-at-the-end', line(6, 10, 30)],
      ['one-second-early', line(6, 10, 29)],
      ['one-divides-the-other', line(12, 60, 3600)],
      ['same-beacons', line(999_999_937, 999_999_937, '999999937000000000')],
      ['no-common-divisor', line(17, 19, 100_000)],
      ['product-beyond-32-bits', line(100_000, 99_999, 9_999_900_000 * 5)],
      ['product-beyond-53-bits', line(999_999_937, 999_999_929, '999999866000004473')],
      ['just-before-it', line(999_999_937, 999_999_929, '999999866000004472')],
      ['beyond-the-end', line(1_000_000_000, 999_999_999, '999999998999999999')],
      ['most', line(1_000_000_000, 999_999_999, '1000000000000000000')],
      ['large-common-divisor', line(common * 30_011, common * 30_013, '987654321987654321')],
      ['random', line(large(), large(), `${large()}${large()}`.slice(0, 18))],
      ['answer-beyond-53-bits', line(2, 3, '1000000000000000000')],
      ['powers-of-two', line(2 ** 29, 2 ** 20, '999999999999999999')],
    ],
  },
  solve,
);
