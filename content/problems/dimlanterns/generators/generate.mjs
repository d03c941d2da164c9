import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1303);
const most = 1e9;

const input = (lanterns, ships) =>
  [`${lanterns.length} ${ships.length}`, lanterns.sort((a, b) => a - b).join(' '), ...ships].join('\n');
const many = (count, high, low = 0) => random.list(count, () => random.int(low, high));

function solve(text) {
  const [head, list, ...ships] = text.trimEnd().split('\n');
  const lanterns = list.split(' ').map(Number);
  const counts = new Map();
  let dimmer = 0;
  const wanted = [...new Set(ships.map(Number))].sort((a, b) => a - b);
  for (const x of wanted) {
    while (dimmer < lanterns.length && lanterns[dimmer] < x) dimmer += 1;
    counts.set(x, dimmer);
  }
  return ships.map((x) => counts.get(Number(x))).join('\n') || head;
}

writeCases(
  import.meta.url,
  {
    sample: [input([2, 5, 5, 9], [6, 2, 7])],
    secret: [
      ['one-lantern', input([5], [4, 5, 6])],
      ['all-dimmer', input([1, 2, 3], [4, 100, most])],
      ['none-dimmer', input([7, 8, 9], [0, 7, 1])],
      ['all-equal', input(random.list(50, () => 6), [5, 6, 7])],
      ['darkness', input([0, 0, 0], [0, 1])],
      ['small', input(many(20, 30), many(40, 32))],
      ['medium', input(many(1000, 1500), many(1000, 1600))],
      ['even-and-odd', input(many(1023, 4000), many(1024, 4100))],
      ['brightest', input(many(2000, most, most - 50), many(2000, most, most - 60))],
      ['most', input(many(20000, most), many(20000, most))],
    ],
  },
  solve,
);
