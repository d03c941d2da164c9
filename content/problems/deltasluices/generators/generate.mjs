import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1815);
const input = (coins, places) => [`${places.length + 1} ${coins}`, ...places.map((place) => place.join(' '))].join('\n');
/** `parent(i)` is the place above place i. */
const river = (count, parent, cost, people) =>
  random.list(count - 1, (at) => [parent(at + 2), random.int(...cost), random.int(...people)]);
const anywhere = (place) => random.int(1, place - 1);
const near = (place) => random.int(Math.max(1, place - 4), place - 1);
const above = (place) => place - 1;
const star = () => 1;
const halves = (place) => place >> 1;

/**
 * Arm by arm: what each place gives for each number of coins is put together from what its arms give. The best sluice of a place is either the
 * one above it or some below it, never both.
 */
function solve(text) {
  const [[count, coins], ...places] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const below = Array(count + 1).fill(0);
  const gains = Array.from({ length: count + 1 }, () => [0]);
  for (let place = count; place >= 2; place -= 1) {
    const [parent, cost, people] = places[place - 2];
    below[place] += people;
    below[parent] += below[place];
    const own = gains[place];
    while (own.length <= Math.min(cost, coins)) own.push(own.at(-1));
    for (let spent = cost; spent < own.length; spent += 1) own[spent] = Math.max(own[spent], below[place]);
    gains[parent] = joined(gains[parent], own, coins);
  }
  return Math.max(...gains[1]);
}
function joined(one, other, coins) {
  const sum = Array(Math.min(coins, one.length + other.length - 2) + 1).fill(0);
  for (let first = 0; first < one.length; first += 1) {
    const last = Math.min(other.length, sum.length - first);
    for (let second = 0; second < last; second += 1) {
      const gain = one[first] + other[second];
      if (gain > sum[first + second]) sum[first + second] = gain;
    }
  }
  return sum;
}

writeCases(
  import.meta.url,
  {
    sample: [
      input(8, [[1, 7, 10], [1, 5, 30], [2, 6, 40], [2, 3, 50], [3, 2, 25]]),
      input(4, [[1, 5, 100], [2, 5, 100]]),
    ],
    secret: [
      ['no-coins', input(0, river(20, anywhere, [1, 9], [1, 50]))],
      ['one-village', input(3, [[1, 3, 7]])],
      ['nobody-lives-there', input(9, [[1, 3, 0], [1, 4, 0]])],
      ['one-arm', input(40, river(60, above, [10, 60], [1, 1000]))],
      ['a-star', input(100, river(300, star, [1, 40], [1, 1000]))],
      ['not-twice', input(10, [[1, 6, 50], [2, 2, 60], [2, 2, 55], [1, 4, 20]])],
      ['not-by-the-coin', input(10, [[1, 6, 66], [1, 5, 51], [1, 5, 50]])],
      ['everybody-stays-dry', input(1500, river(50, halves, [1, 20], [1, 1_000_000]))],
      ['halves', input(300, river(255, halves, [3, 60], [1, 99]))],
      ['long-arms', input(700, river(500, near, [20, 200], [1, 999]))],
      ['random', input(200, river(300, anywhere, [1, 100], [0, 1000]))],
      ['most-in-a-row', input(1500, river(1000, above, [1, 1500], [1, 9]))],
      ['most-people', input(1500, river(1000, near, [100, 1500], [999_000, 1_000_000]))],
      ['most', input(1500, river(1000, anywhere, [5, 90], [1, 9999]))],
    ],
  },
  solve,
);
