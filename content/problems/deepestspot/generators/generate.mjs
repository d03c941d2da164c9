import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1414);

/**
 * An input is `n p rise fall seed` for the other side of the dialogue, which makes depths of it: up to buoy p the water gets deeper by
 * about `rise` a buoy, behind it shallower by about `fall`. Zero for both means that the depths themselves follow.
 */
const strait = (n, p, rise, fall) => `${n} ${p} ${rise} ${fall} ${random.int(1, 1_000_000)}`;
const most = 1_000_000_000;

writeCases(
  import.meta.url,
  {
    sample: ['5 3 0 0 0\n4 7 9 6 1'],
    secret: [
      ['one-buoy', '1 1 0 0 0\n17'],
      ['two-deeper', '2 2 0 0 0\n3 4'],
      ['two-shallower', '2 1 0 0 0\n4 3'],
      ['three', '3 2 0 0 0\n1 1000000000000000 2'],
      ['seven', '7 6 0 0 0\n1 2 3 4 5 6 5'],
      ['at-the-first', strait(most, 1, 5, 7)],
      ['at-the-last', strait(most, most, 8, 3)],
      ['next-to-the-last', strait(most, most - 1, 1, 90_000_000)],
      ['steep-then-gentle', strait(most, 1_000, 90_000_000, 1)],
      ['in-the-middle', strait(most, most / 2, 2, 2)],
      ['somewhere', strait(987_654_321, 123_456_789, 1_000, 17)],
      ['a-thousand', strait(1_000, random.int(1, 1_000), 3, 4)],
    ],
  },
  (input) => input.split(' ')[1],
);
