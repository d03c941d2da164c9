import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1804);
const input = (heights) => `${heights.length}\n${heights.join(' ')}`;
const heights = (count, high, low = 0) => random.list(count, () => random.int(low, high));
const highest = 2 ** 40 - 1;

/** The lamps as the letters of a word. */
function solve(text) {
  const words = text.trim().split(/\s+/).slice(1).map((height) => Number(height).toString(2).padStart(40, '0'));
  const switched = Array.from({ length: 40 }, (_, lamp) => {
    const states = `0${words.map((word) => word[39 - lamp]).join('')}`;
    return [...states].filter((state, at) => at > 0 && state !== states[at - 1]).length;
  });
  const most = Math.max(...switched);
  return `${switched.reduce((sum, one) => sum + one, 0)} ${switched.indexOf(most)}`;
}

writeCases(
  import.meta.url,
  {
    sample: [input([5, 4, 1, 7]), input([0, 0])],
    secret: [
      ['one-height', input([6])],
      ['highest', input([highest])],
      ['same-height', input([11, 11, 11, 11])],
      ['counting', input(random.list(300, (at) => at))],
      ['on-and-off', input(random.list(200, (at) => (at % 2 ? 0 : highest)))],
      ['one-lamp', input(random.list(200, (at) => (at % 2 ? 0 : 2 ** 39)))],
      ['beyond-31-lamps', input(random.list(100, (at) => 2 ** 31 * (at % 3)))],
      ['beyond-32-lamps', input(random.list(100, (at) => 2 ** 32 + 2 ** (at % 5)))],
      ['left-lamps-most', input(random.list(200, (at) => (at % 2 ? 2 ** 38 : 2 ** 37)))],
      ['small', input(heights(500, 15))],
      ['random', input(heights(1000, highest))],
      ['most', input(heights(8000, highest, highest - 2 ** 36))],
    ],
  },
  solve,
);
