import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1802);
const most = 1_000_000;

const input = (down, up, boats) =>
  [`${down.length} ${boats.length}`, down.join(' '), up.join(' '), ...boats.map((boat) => boat.join(' '))].join('\n');
const minutes = (count, high) => random.list(count, () => random.int(1, high));

function anyTrips(count, pools) {
  return random.list(count, () => {
    const from = random.int(0, pools);
    const to = random.int(0, pools - 1);
    return [from, to < from ? to : to + 1];
  });
}
/** From one end of the stairs almost to the other. */
function longTrips(count, pools) {
  return random.list(count, () => {
    const ends = [random.int(0, 50), random.int(pools - 50, pools)];
    return random.chance(0.5) ? ends : ends.reverse();
  });
}
const mixed = (locks, boats, high) => input(minutes(locks, high), minutes(locks, high), anyTrips(boats, locks));

/** Trips are cut into blocks of a hundred locks, whose sums are kept: another way than the one that is asked for. */
function solve(text) {
  const [head, downs, ups, ...boats] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const width = 100;
  const blocks = [downs, ups].map((times) =>
    Array.from({ length: Math.ceil(head[0] / width) }, (_, block) =>
      times.slice(block * width, (block + 1) * width).reduce((sum, time) => sum + time, 0),
    ),
  );
  const answer = ([from, to]) => {
    const way = from < to ? 0 : 1;
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    let sum = 0;
    for (let lock = low; lock < high; ) {
      const isWhole = lock % width === 0 && lock + width <= high;
      sum += isWhole ? blocks[way][lock / width] : [downs, ups][way][lock];
      lock += isWhole ? width : 1;
    }
    return sum;
  };
  return boats.map(answer).join('\n');
}

writeCases(
  import.meta.url,
  {
    sample: [input([4, 2, 5], [6, 3, 9], [[0, 3], [3, 1], [2, 1]])],
    secret: [
      ['one-lock-down', input([7], [8], [[0, 1]])],
      ['one-lock-up', input([7], [8], [[1, 0]])],
      ['from-the-top', input([1, 2, 3, 4], [10, 20, 30, 40], [[0, 1], [0, 2], [0, 3], [0, 4]])],
      ['to-the-top', input([1, 2, 3, 4], [10, 20, 30, 40], [[1, 0], [2, 0], [3, 0], [4, 0]])],
      ['neighbours', input(minutes(40, 99), minutes(40, 99), random.list(40, (at) => (at % 2 ? [at, at + 1] : [at + 1, at])))],
      ['there-and-back', input(minutes(60, 500), minutes(60, 500), random.list(60, (at) => (at % 2 ? [9, 51] : [51, 9])))],
      ['one-boat', mixed(500, 1, most)],
      ['small', mixed(30, 200, 9)],
      ['medium', mixed(1000, 1000, 1000)],
      ['beyond-32-bits', input(Array(2200).fill(most), Array(2200).fill(most - 1), [[0, 2200], [2200, 0], [2199, 1]])],
      ['most', input(minutes(40_000, 9), minutes(40_000, 9), longTrips(6000, 40_000))],
    ],
  },
  solve,
);
