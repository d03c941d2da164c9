import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2104);

/** By long division in binary, without the operators that the task asks for. */
function solve(text) {
  const [n, k] = text.trim().split(' ').map(Number);
  let each = 0;
  let left = n;
  for (let power = 30; power >= 0; power -= 1) {
    if (k * 2 ** power > left) continue;
    left -= k * 2 ** power;
    each += 2 ** power;
  }
  return `${each} ${left}`;
}

writeCases(
  import.meta.url,
  {
    sample: ['17 5', '3 4'],
    secret: [
      ['empty-tin', '0 7'],
      ['one-sailor', '23 1'],
      ['nothing-left', '42 6'],
      ['one-left', '43 6'],
      ['equal', '8 8'],
      ['random', `${random.int(1000, 99_999)} ${random.int(2, 99)}`],
      ['large', `999999999 ${random.int(1000, 9999)}`],
      ['most-sailors', '999999999 1000000000'],
      ['most-biscuits', '1000000000 1'],
    ],
  },
  solve,
);
