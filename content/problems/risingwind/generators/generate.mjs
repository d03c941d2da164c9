import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2302);
const input = (speeds) => `${speeds.length}\n${speeds.join(' ')}`;
const speeds = (count, high) => random.list(count, () => random.int(0, high));

function solve(text) {
  const days = text.trim().split('\n')[1].split(' ').map(Number);
  return days.filter((speed, day) => day > 0 && days[day - 1] < speed).length;
}

writeCases(
  import.meta.url,
  {
    sample: [input([4, 7, 7, 2, 9])],
    secret: [
      ['one-day', input([12])],
      ['two-days-up', input([0, 1])],
      ['two-days-down', input([5, 3])],
      ['all-equal', input(Array(20).fill(8))],
      ['always-up', input(Array.from({ length: 50 }, (_, at) => at * 3))],
      ['always-down', input(Array.from({ length: 50 }, (_, at) => 200 - at))],
      ['more-digits', input([9, 10, 99, 100])],
      ['few-speeds', input(speeds(100, 2))],
      ['most', input(speeds(500, 200))],
    ],
  },
  solve,
);
