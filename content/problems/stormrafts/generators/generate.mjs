import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1806);
const input = (boats, events) => [`${boats} ${events.length}`, ...events].join('\n');

function tie(boats) {
  const first = random.int(1, boats);
  const second = random.int(1, boats - 1);
  return `tie ${first} ${second < first ? second : second + 1}`;
}
const anchor = (boats) => `anchor ${random.int(1, boats)}`;
const mixed = (boats, count, anchors) =>
  random.list(count, () => (random.chance(anchors) ? anchor(boats) : tie(boats)));
/** A chain of all boats, tied together from its loose end to its other one. */
const chain = (boats) => random.list(boats - 1, (at) => `tie ${at + 1} ${at + 2}`);

/** Every boat has the list of its raft; when two meet, the shorter list goes into the longer one. */
function solve(text) {
  const [head, ...events] = text.trim().split('\n');
  const boats = Number(head.split(' ')[0]);
  const rafts = Array.from({ length: boats + 1 }, (_, boat) => ({ boats: [boat], holds: false }));
  let drifting = boats;
  return events
    .map((event) => {
      const [what, ...ends] = event.split(' ');
      let [long, short] = ends.map((boat) => rafts[Number(boat)]);
      if (what === 'anchor') {
        if (!long.holds) drifting -= long.boats.length;
        long.holds = true;
      } else if (long !== short) {
        if (long.boats.length < short.boats.length) [long, short] = [short, long];
        if (long.holds && !short.holds) drifting -= short.boats.length;
        if (short.holds && !long.holds) drifting -= long.boats.length;
        long.holds ||= short.holds;
        for (const boat of short.boats) {
          long.boats.push(boat);
          rafts[boat] = long;
        }
      }
      return drifting;
    })
    .join('\n');
}

const numbered = (count) => random.list(count, (at) => at + 1);

writeCases(
  import.meta.url,
  {
    sample: [input(5, ['tie 1 2', 'anchor 3', 'tie 2 3', 'tie 1 3', 'tie 4 5', 'anchor 5'])],
    secret: [
      ['one-boat', input(1, ['anchor 1', 'anchor 1'])],
      ['tied-twice', input(3, ['tie 1 2', 'tie 2 1', 'anchor 1', 'tie 1 2', 'anchor 2'])],
      ['both-hold', input(4, ['anchor 1', 'anchor 2', 'tie 1 2', 'tie 3 4', 'tie 4 1'])],
      ['a-ring', input(4, ['tie 1 2', 'tie 2 3', 'tie 3 4', 'tie 4 1', 'anchor 3'])],
      ['holds-from-either-side', input(6, ['anchor 1', 'tie 1 2', 'anchor 6', 'tie 5 6', 'tie 3 4', 'tie 4 5', 'tie 2 3'])],
      ['nobody-drops-anchor', input(50, mixed(50, 200, 0))],
      ['everybody-does', input(60, [...numbered(60).map((boat) => `anchor ${boat}`), ...mixed(60, 60, 0)])],
      ['few-boats', input(8, mixed(8, 40, 0.1))],
      ['medium', input(600, mixed(600, 900, 0.05))],
      ['many-anchors', input(1000, mixed(1000, 1000, 0.4))],
      ['any-order', input(1000, [...random.shuffle(chain(1000)), 'anchor 500'])],
      ['anchor-at-the-end', input(1000, [...chain(1000), 'anchor 1000'])],
      ['most', input(4500, ['anchor 1', ...chain(4000), ...mixed(4000, 6500, 0), ...mixed(4500, 200, 0.02)])],
    ],
  },
  solve,
);
