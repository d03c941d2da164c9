import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2103);

function solve(text) {
  const [adults, children] = text.trim().split(' ').map(Number);
  let coins = 0;
  for (let adult = 0; adult < adults; adult += 1) coins += 7;
  for (let child = 0; child < children; child += 1) coins += 4;
  return coins;
}

writeCases(
  import.meta.url,
  {
    sample: ['2 3'],
    secret: [
      ['nobody', '0 0'],
      ['one-adult', '1 0'],
      ['one-child', '0 1'],
      ['equal', '5 5'],
      ['one-each', '1 1'],
      ['school-class', '2 28'],
      ['random', `${random.int(10, 999)} ${random.int(10, 999)}`],
      ['most', '1000 1000'],
    ],
  },
  solve,
);
