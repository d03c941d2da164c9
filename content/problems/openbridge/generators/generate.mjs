import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1803);
const most = 1_000_000_000;

const input = (wait, arrivals) => `${arrivals.length} ${wait}\n${arrivals.join(' ')}`;
const arrivals = (count, high, low = 0) => random.list(count, () => random.int(low, high));
const every = (count, step) => random.shuffle(random.list(count, (at) => at * step));

/** Each boat keeps the bridge open until the next one comes, but for no longer than `wait`. */
function solve(text) {
  const [, wait, ...minutes] = text.trim().split(/\s+/).map(Number);
  const sorted = minutes.sort((one, other) => one - other);
  const gaps = sorted.map((minute, at) => (sorted[at + 1] ?? Infinity) - minute);
  const openings = gaps.filter((gap) => gap > wait).length;
  const open = gaps.reduce((sum, gap) => sum + Math.min(gap, wait), 0);
  return `${openings} ${open}`;
}

writeCases(
  import.meta.url,
  {
    sample: [input(4, [20, 3, 9, 7, 24]), input(5, [12, 12])],
    secret: [
      ['one-boat', input(1, [0])],
      ['one-boat-waits-long', input(most, [most])],
      ['just-in-time', input(10, every(50, 10))],
      ['just-too-late', input(10, every(50, 11))],
      ['all-at-once', input(7, Array(300).fill(77))],
      ['nine-and-ten', input(3, [9, 10, 100, 99, 1, 2])],
      ['never-closes', input(1000, arrivals(500, 20_000))],
      ['closes-often', input(1, arrivals(500, 20_000))],
      ['backwards', input(30, random.list(400, (at) => 200_000 - at * at))],
      ['beyond-32-bits', input(most, [0, most])],
      ['random', input(400, arrivals(2000, 1_000_000))],
      ['long-openings', input(90_000_000, arrivals(9, most))],
      ['most', input(95, arrivals(10_000, 999_999))],
    ],
  },
  solve,
);
