import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(101);
const input = (lane, cars) => `${lane} ${cars.length}\n${cars.join(' ')}`;
const randomCars = (count, low, high) => random.list(count, () => random.int(low, high));

function solve(text) {
  const [lane, , ...cars] = text.trim().split(/\s+/).map(Number);
  let used = 0;
  const left = cars.findIndex((length) => {
    used += length;
    return used > lane;
  });
  return left < 0 ? cars.length : left;
}

writeCases(
  import.meta.url,
  {
    sample: [input(20, [5, 7, 6, 4, 2]), input(3, [4, 1, 1]), input(12, [3, 4, 5])],
    secret: [
      ['one-car-fits', input(1, [1])],
      ['one-car-too-long', input(1, [2])],
      ['exactly-full-then-more', input(10, [5, 5, 1, 1])],
      ['small-ones-behind', input(100, [60, 50, ...randomCars(40, 1, 5)])],
      ['random-small', input(200, randomCars(60, 1, 12))],
      ['random-medium', input(30_000, randomCars(1000, 1, 100))],
      ['all-equal', input(999, Array(1000).fill(1))],
      ['everybody-fits', input(1_000_000_000, randomCars(5000, 1, 10_000))],
      ['lane-of-one-metre', input(1, randomCars(500, 1, 2))],
      ['stops-late', input(50_000_000, randomCars(12_000, 1, 10_000))],
      ['most-cars', input(50_000_000, Array(50_000).fill(1000))],
      ['most-cars-last-one-stays', input(49_999, Array(50_000).fill(1))],
    ],
  },
  solve,
);
