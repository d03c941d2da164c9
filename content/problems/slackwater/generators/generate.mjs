import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1704);

const input = (heights) => `${heights.length}\n${heights.join(' ')}`;
const jumps = (count, far) => random.list(count, () => random.int(-far, far));
/** Goes on from the height before by at most one; with `chance` it jumps. */
function drift(count, chance) {
  let height = random.int(-500, 500);
  return random.list(count, () => {
    height = random.chance(chance) ? random.int(-500, 500) : height + random.int(-1, 1);
    return height;
  });
}

function solve(text) {
  const heights = text.trim().split(/\s+/).slice(1).map(Number);
  const ends = heights.flatMap((height, at) =>
    at === heights.length - 1 || Math.abs(heights[at + 1] - height) > 1 ? [at] : [],
  );
  return Math.max(...ends.map((end, at) => end - (ends[at - 1] ?? -1)));
}

writeCases(
  import.meta.url,
  {
    sample: [input([1, 4, 5, 5, 4, 9, 9])],
    secret: [
      ['one-hour', input([7])],
      ['ends-slack', input([1, 5, 5, 6, 5])],
      ['all-slack', input(drift(300, 0))],
      ['never-slack', input(random.list(60, (at) => (at % 2 ? 40 : -40)))],
      ['slowly-rising', input(random.list(500, (at) => at - 250))],
      ['below-zero', input([-3, -2, -2, -9, -9, -8, -7])],
      ['small-jumps', input(jumps(400, 3))],
      ['longest-first', input([...drift(90, 0), ...jumps(300, 9000)])],
      ['longest-last', input([...jumps(300, 9000), ...drift(90, 0)])],
      ['many-hours', input(drift(30000, 0.002))],
    ],
  },
  solve,
);
