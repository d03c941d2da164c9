import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2304);

/** The check digit comes from the remainder by nine; only the number of steps needs the sums. */
function solve(text) {
  let n = Number(text);
  const digit = n % 9 === 0 ? 9 : n % 9;
  let steps = 0;
  for (; n > 9; steps += 1) n = String(n).split('').map(Number).reduce((sum, one) => sum + one);
  return `${digit} ${steps}`;
}

writeCases(
  import.meta.url,
  {
    sample: ['9875', '7'],
    secret: [
      ['one', '1'],
      ['nine', '9'],
      ['ten', '10'],
      ['two-steps', '19'],
      ['zeros', '100000001'],
      ['three-steps', '199'],
      ['most', '1000000000'],
      ['all-nines', '999999999'],
      ['random-1', String(random.int(1000, 999_999))],
      ['random-2', String(random.int(10 ** 8, 10 ** 9))],
      ['random-3', String(random.int(10 ** 8, 10 ** 9))],
    ],
  },
  solve,
);
