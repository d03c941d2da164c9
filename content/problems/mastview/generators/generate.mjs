import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1010);
const input = (masts) => `${masts.length}\n${masts.join(' ')}`;
const masts = (count, low, high) => random.list(count, () => random.int(low, high));
const rising = (count, from) => random.list(count, (index) => from + index);

/** From the highest mast down: the nearest of those placed already is found by halving. */
function solve(text) {
  const [n, ...heights] = text.trim().split(/\s+/).map(Number);
  const table = [heights];
  for (let width = 1; 2 * width <= n; width *= 2) {
    const below = table.at(-1);
    table.push(below.map((height, at) => Math.max(height, below[Math.max(0, at - width)])));
  }
  return heights
    .map((height, at) => {
      let place = at - 1;
      for (let level = table.length - 1; level >= 0; level -= 1) {
        if (place >= 0 && table[level][place] <= height) place -= 2 ** level;
      }
      for (; place >= 0 && heights[place] <= height; place -= 1);
      return place < 0 ? 0 : at - place;
    })
    .join(' ');
}

writeCases(
  import.meta.url,
  {
    sample: [input([8, 5, 3, 2, 5]), input([1, 2, 3]), input([4, 4])],
    secret: [
      ['one-boat', input([1_000_000_000])],
      ['falling', input(rising(300, 1).reverse())],
      ['rising', input(rising(300, 1))],
      ['all-equal', input(Array(300).fill(6))],
      ['one-giant-in-the-west', input([1_000_000_000, ...rising(400, 5)])],
      ['one-giant-in-the-east', input([...masts(400, 1, 99), 1_000_000_000])],
      ['stairs', input(random.list(1000, (index) => 1000 - 10 * Math.floor(index / 10) + (index % 10)))],
      ['few-heights', input(masts(3000, 1, 4))],
      ['random', input(masts(5000, 1, 1_000_000_000))],
      ['most-falling', input(rising(9000, 1000).reverse())],
      ['most-equal', input([7, ...Array(19_999).fill(5)])],
      ['most-rising', input([100_000, ...rising(19_999, 10_000)])],
    ],
  },
  solve,
);
