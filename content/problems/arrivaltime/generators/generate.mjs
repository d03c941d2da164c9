import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2105);

/** Moves the clock minute by minute. */
function solve(text) {
  let [h, m, t] = text.trim().split(' ').map(Number);
  for (; t > 0; t -= 1) {
    m += 1;
    if (m === 60) [h, m] = [h + 1, 0];
    if (h === 24) h = 0;
  }
  return `${h} ${m}`;
}

writeCases(
  import.meta.url,
  {
    sample: ['9 50 25', '23 30 60'],
    secret: [
      ['same-hour', '8 5 20'],
      ['full-hour', '8 5 55'],
      ['just-before-midnight', '23 0 59'],
      ['midnight', '22 15 105'],
      ['one-day', '13 37 1440'],
      ['several-hours', '6 58 245'],
      ['several-days', `${random.int(0, 23)} ${random.int(0, 59)} 9873`],
      ['longest', '23 59 10000'],
    ],
  },
  solve,
);
