import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2106);
const three = () => [random.int(1, 30), random.int(20, 60), random.int(0, 30)].join(' ');

function solve(text) {
  const [mast, bridge, tide] = text.trim().split(' ').map(Number);
  return mast + tide > bridge ? 'wait' : 'pass';
}

writeCases(
  import.meta.url,
  {
    sample: ['9 12 3', '9 12 4'],
    secret: [
      ['no-tide-fits', '5 5 0'],
      ['no-tide-too-high', '6 5 0'],
      ['water-above-the-bridge', '1 3 4'],
      ['water-at-the-bridge', '1 10 10'],
      ['plenty-of-space', '1 100 0'],
      ['tide-decides', '20 25 6'],
      ['highest-mast', '100 100 1'],
      ['random-1', three()],
      ['random-2', three()],
      ['random-3', three()],
    ],
  },
  solve,
);
