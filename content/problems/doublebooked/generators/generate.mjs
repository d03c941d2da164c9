import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2303);
const input = (berths) => `${berths.length}\n${berths.join(' ')}`;
const different = (count) => random.shuffle(Array.from({ length: count }, (_, at) => at + 1));

function solve(text) {
  const berths = text.trim().split('\n')[1].split(' ');
  return berths.find((berth, at) => berths.indexOf(berth) < at) || 'none';
}

writeCases(
  import.meta.url,
  {
    sample: [input([5, 8, 2, 8, 5]), input([3, 1, 2])],
    secret: [
      ['one-booking', input([7])],
      ['two-equal', input([1000000000, 1000000000])],
      ['two-different', input([1, 1000000000])],
      ['all-equal', input(Array(10).fill(4))],
      ['the-last-one', input([...different(60), 33])],
      ['nested', input([1, 2, 3, 4, 4, 3, 2, 1])],
      ['large-numbers', input(random.list(50, () => 999_999_960 + random.int(0, 39)))],
      ['most-different', input(different(1000))],
      ['most-with-one-pair', input([...different(999), 500])],
    ],
  },
  solve,
);
