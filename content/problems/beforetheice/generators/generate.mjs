import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1212);
const input = (ships) => [ships.length, ...ships.map((ship) => ship.join(' '))].join('\n');
const ships = (count, hours, deadline) => random.list(count, () => [random.int(...hours), random.int(...deadline)]);

/** Ships in the order of their deadlines; whenever time runs out, the one that takes longest is given up. */
function solve(text) {
  const [, ...lines] = text.trim().split('\n');
  const byDeadline = lines.map((line) => line.split(' ').map(Number)).sort((one, other) => one[1] - other[1]);
  const taken = [];
  let hour = 0;
  for (const [hours, deadline] of byDeadline) {
    let [low, high] = [0, taken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (taken[middle] < hours) low = middle + 1;
      else high = middle;
    }
    taken.splice(low, 0, hours);
    hour += hours;
    if (hour > deadline) hour -= taken.pop();
  }
  return taken.length;
}

writeCases(
  import.meta.url,
  {
    sample: [input([[4, 5], [2, 4], [1, 5], [3, 6]]), input([[7, 6]])],
    secret: [
      ['just-in-time', input([[5, 5]])],
      ['one-after-the-other', input([[1, 1], [1, 2], [1, 3], [1, 4]])],
      ['one-too-many', input([[2, 4], [2, 4], [2, 4]])],
      ['short-ones-have-time', input([[1, 100], [1, 100], [1, 100], [97, 97], [50, 98]])],
      ['long-one-first', input([[10, 10], [3, 11], [3, 12], [3, 13]])],
      ['give-up-twice', input([[6, 6], [5, 7], [2, 8], [2, 8], [2, 9], [1, 9]])],
      ['same-deadline', input(ships(300, [1, 100], [5000, 5000]))],
      ['same-hours', input(ships(300, [7, 7], [1, 2000]))],
      ['nothing-fits', input(ships(500, [1000, 2000], [1, 999]))],
      ['everything-fits', input(ships(500, [1, 1000], [500_000, 1_000_000]))],
      ['random-small', input(ships(12, [1, 9], [1, 40]))],
      ['random', input(ships(2000, [1, 1000], [1, 500_000]))],
      ['tight', input(ships(3000, [1, 100], [1, 60_000]))],
      ['long-hours', input(ships(3000, [900_000, 1_000_000], [1, 1_000_000_000]))],
      ['most', input(ships(20_000, [1, 10_000], [1, 60_000_000]))],
      ['most-short', input(random.list(15_000, (index) => [random.int(1, 3), 2 * index + random.int(1, 9)]))],
    ],
  },
  solve,
);
