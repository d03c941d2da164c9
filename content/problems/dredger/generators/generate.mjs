import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1807);
const most = 1_000_000_000;

const input = (days, channels) => [`${channels.length} ${days}`, ...channels.map((channel) => channel.join(' '))].join('\n');
const channels = (count, depth, gain) => random.list(count, () => [random.int(...depth), random.int(...gain)]);

/**
 * Without the silt, which is the same for all: channel i is dredged at the depths d, d + g, d + 2g, …, and the dredger meets all of these in
 * ascending order. So the t-th of them is found by halving on the depth, and the next one is the answer.
 */
function solve(text) {
  const [[, days], ...list] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const countUpTo = (depth) =>
    list.reduce((sum, [start, gain]) => sum + (depth < start ? 0 : Math.floor((depth - start) / gain) + 1), 0);
  let [low, high] = [-1, 4e14];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (countUpTo(middle) > days) high = middle;
    else low = middle;
  }
  const before = countUpTo(high - 1);
  const here = list.flatMap(([start, gain], at) => (high >= start && (high - start) % gain === 0 ? [at] : []));
  return `${here[days - before] + 1} ${high - days}`;
}

writeCases(
  import.meta.url,
  {
    sample: [input(3, [[5, 4], [3, 2], [4, 5]]), input(4, [[1, 1]])],
    secret: [
      ['one-channel', input(300_000, [[7, 3]])],
      ['one-channel-gets-nowhere', input(300_000, [[0, 1]])],
      ['all-alike', input(1000, Array(300).fill([10, 2]))],
      ['ties', input(97, channels(12, [0, 4], [2, 2]))],
      ['in-turn', input(299, channels(100, [5, 5], [50, 50]))],
      ['one-deep-channel', input(500, [[most, 1], ...channels(20, [0, 9], [1, 3])])],
      ['as-deep-as-can-be', input(300_000, [[most, most], [0, most]])],
      ['fewer-days-than-channels', input(50, channels(400, [0, 500], [1, 500]))],
      ['small-gains', input(100_000, channels(60, [0, 100], [1, 3]))],
      ['medium', input(20_000, channels(700, [0, 5000], [1, 300]))],
      ['large-gains', input(300_000, channels(800, [0, 999], [90_000_000, most]))],
      ['most', input(300_000, channels(9000, [0, 999], [1, 99]))],
    ],
  },
  solve,
);
