import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1809);
const write = (log) => log.map((entry) => entry.join(' '));
const input = (apart, first, second) => [`${first.length} ${second.length} ${apart}`, ...write(first), ...write(second)].join('\n');
const inOrder = (log) => [...log].sort(([, one], [, other]) => one - other);
const log = (count, high, kinds) => inOrder(random.list(count, () => [random.pick(kinds), random.int(0, high)]));
/** What a second watchman makes of it: some are overlooked, and his clock wanders. */
const seenAgain = (entries, chance, wander) =>
  inOrder(
    entries
      .filter(() => random.chance(chance))
      .map(([kind, minute]) => [kind, Math.min(1_000_000, Math.max(0, minute + random.int(-wander, wander)))]),
  );

/**
 * For each entry of the first logbook in turn: ends[k] is the earliest entry of the second one with which k + 1 pairs can end. Each partner,
 * from the last to the first, takes the place of the first end that is not before it.
 */
function solve(text) {
  const [head, ...lines] = text.trim().split('\n');
  const [n, , apart] = head.split(' ').map(Number);
  const entries = lines.map((line) => line.split(' ')).map(([kind, minute]) => ({ kind, minute: Number(minute) }));
  const second = entries.slice(n);
  const ends = [];
  for (const { kind, minute } of entries.slice(0, n)) {
    for (let at = second.length - 1; at >= 0; at -= 1) {
      if (second[at].kind !== kind || Math.abs(second[at].minute - minute) > apart) continue;
      const place = ends.findIndex((end) => end >= at);
      if (place < 0) ends.push(at);
      else ends[place] = at;
    }
  }
  return ends.length;
}

const dayLog = log(600, 1440, [...'tfb']);
const yearLog = log(1000, 1_000_000, [...'abcdefgh']);

writeCases(
  import.meta.url,
  {
    sample: [
      input(5, [['t', 10], ['t', 14], ['f', 20], ['t', 25]], [['t', 12], ['f', 21], ['t', 22]]),
      input(9, [['f', 1], ['t', 2]], [['t', 3], ['f', 4]]),
    ],
    secret: [
      ['one-ship', input(0, [['a', 5]], [['a', 5]])],
      ['clocks-too-far-apart', input(4, [['a', 5]], [['a', 10]])],
      ['other-kind', input(1_000_000, [['a', 5]], [['b', 5]])],
      ['same-minute', input(0, [['a', 7], ['b', 7], ['a', 7]], [['b', 7], ['a', 7], ['b', 7]])],
      ['first-partner-is-a-trap', input(3, [['a', 10], ['b', 11], ['c', 12]], [['c', 9], ['b', 10], ['c', 11], ['a', 12], ['b', 13], ['c', 14]])],
      ['one-kind', input(2, log(120, 300, ['z']), log(150, 300, ['z']))],
      ['any-minute', input(1_000_000, log(60, 50, [...'ab']), log(70, 1_000_000, [...'ab']))],
      ['no-tolerance', input(0, dayLog, seenAgain(dayLog, 0.8, 1))],
      ['a-day', input(6, dayLog, seenAgain(dayLog, 0.7, 5))],
      ['clocks-wander', input(40, dayLog, seenAgain(dayLog, 0.9, 60))],
      ['a-year', input(3000, yearLog, seenAgain(yearLog, 0.9, 4000))],
      ['most', input(1_000_000, log(1000, 999, [...'tf']), log(1000, 999, [...'tf']))],
    ],
  },
  solve,
);
