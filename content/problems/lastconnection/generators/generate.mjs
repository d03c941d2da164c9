import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1805);
const most = 1_000_000_000;

const ascending = (minutes) => [...minutes].sort((one, other) => one - other);
const input = ([walk, room], trains, ferries) =>
  [`${trains.length} ${ferries.length} ${walk} ${room}`, ascending(trains).join(' '), ascending(ferries).join(' ')].join('\n');
const minutes = (count, high, low = 0) => random.list(count, () => random.int(low, high));

/** All that happens at the pier, in order: in the same minute people come before a ferry leaves. */
function solve(text) {
  const [[, , walk, room], trains, ferries] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const events = [...trains.map((minute) => [minute + walk, 0]), ...ferries.map((minute) => [minute, 1])];
  events.sort(([one, first], [other, second]) => one - other || first - second);
  let queue = [];
  let waited = 0;
  for (const [minute, isFerry] of events) {
    if (!isFerry) {
      queue.push(minute);
      continue;
    }
    for (const since of queue.slice(0, room)) waited += minute - since;
    queue = queue.slice(room);
  }
  return `${waited} ${queue.length}`;
}

writeCases(
  import.meta.url,
  {
    sample: [input([3, 2], [1, 2, 2, 9, 20], [5, 8, 15])],
    secret: [
      ['in-the-same-minute', input([10, 1], [0], [10])],
      ['one-minute-late', input([10, 1], [1], [10])],
      ['no-walk', input([0, 3], [5, 5, 5, 6], [5, 5, 6])],
      ['two-ferries-at-once', input([1, 2], [1, 1, 1, 1, 1], [2, 2])],
      ['empty-ferries', input([5, 4], [100, 200], [1, 2, 3, 4, 105, 150, 300])],
      ['nobody-gets-across', input([7, 20_000], minutes(200, 9000, 5000), minutes(200, 5006))],
      ['everybody-waits', input([0, 20_000], Array(300).fill(0), [most])],
      ['a-long-queue', input([3, 1], minutes(500, 100), minutes(400, 3000, 90))],
      ['beyond-32-bits', input([0, 20_000], Array(1000).fill(0), [most])],
      ['large-ferries', input([1000, 300], minutes(2000, 60_000), minutes(50, 70_000))],
      ['random', input([40, 2], minutes(3000, 20_000), minutes(1600, 20_000))],
      ['most', input([0, 1], minutes(9000, 99_999), minutes(9000, 99_999))],
    ],
  },
  solve,
);
