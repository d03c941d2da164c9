import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1814);
const letters = [...'abcdefghijkl'];
const input = (rows, notes = []) => [`${rows.length} ${rows[0].length} ${notes.length}`, ...rows, ...notes].join('\n');

/** A chart with rocks here and there, the start and `lamps` lamps anywhere. */
function bay(height, width, lamps, rocks) {
  const squares = random.list(height * width, () => (random.chance(rocks) ? '#' : '.'));
  const places = random.shuffle(squares.map((_, at) => at));
  for (const mark of ['S', ...letters.slice(0, lamps)]) squares[places.pop()] = mark;
  return random.list(height, (row) => squares.slice(row * width, (row + 1) * width).join(''));
}
/** Notes that go with some order of the lamps. */
function notes(lamps, count) {
  const order = random.shuffle(letters.slice(0, lamps));
  return random.list(count, () => {
    const later = random.int(1, lamps - 1);
    return `${order[random.int(0, later - 1)]} ${order[later]}`;
  });
}

/** Strokes from one square to every other one. */
function strokesFrom(squares, width, start) {
  const strokes = new Map([[start, 0]]);
  for (const at of strokes.keys()) {
    for (const to of [at - width, at + width, at - 1, at + 1]) {
      if (squares[to] !== undefined && squares[to] !== '#' && !strokes.has(to)) strokes.set(to, strokes.get(at) + 1);
    }
  }
  return strokes;
}

/** A state is a square with the lamps that burn there. */
function solve(text) {
  const lines = text.trim().split('\n');
  const [height, , count] = lines[0].split(' ').map(Number);
  const squares = `${lines.slice(1, 1 + height).join('#')}#`;
  const width = lines[1].length + 1;
  const lamps = letters.filter((letter) => squares.includes(letter));
  const before = lamps.map((lamp) =>
    lines.slice(1 + height, 1 + height + count).reduce((mask, note) => (note[2] === lamp ? mask | (1 << lamps.indexOf(note[0])) : mask), 0),
  );
  const start = squares.indexOf('S');
  const ways = new Map(['S', ...lamps].map((mark) => [mark, strokesFrom(squares, width, squares.indexOf(mark))]));
  const all = 2 ** lamps.length - 1;
  let best = Infinity;
  const least = new Map([[`${start} 0`, 0]]);
  for (const state of least.keys()) {
    const [at, burning] = state.split(' ').map(Number);
    if (burning === all) best = Math.min(best, least.get(state));
    for (const [index, lamp] of lamps.entries()) {
      if (burning & (1 << index) || (before[index] & ~burning) !== 0) continue;
      const way = ways.get(squares[at]).get(squares.indexOf(lamp));
      if (way === undefined) continue;
      const next = `${squares.indexOf(lamp)} ${burning | (1 << index)}`;
      // All states with fewer lamps stand before those with more: each is final when its turn comes.
      least.set(next, Math.min(least.get(next) ?? Infinity, least.get(state) + way));
    }
  }
  return best === Infinity ? 'dark' : best;
}

const open = (height, width, lamps) => bay(height, width, lamps, 0);
const chain = (lamps) => random.list(lamps - 1, (at) => `${letters[at]} ${letters[at + 1]}`);

writeCases(
  import.meta.url,
  {
    sample: [input(['Sa.b', '.#.#', 'c...'], ['b a']), input(['aSb'], ['a b', 'b a'])],
    secret: [
      ['one-lamp', input(['S..a'])],
      ['walled-in', input(['S.#a', '.b##'])],
      ['three-in-a-ring', input(['abcS'], ['a b', 'b c', 'c a'])],
      ['not-the-nearest', input(['c....a.S..b'])],
      ['pass-by', input(['Sabc'], ['c b', 'b a', 'c b'])],
      ['around-the-rocks', input(['S#.a.', '.#.#.', '.#.#.', '.b.#c'], ['c a'])],
      ['one-order-only', input(bay(12, 12, 12, 0.2), chain(12))],
      ['no-notes', input(bay(20, 20, 9, 0.15))],
      ['few-notes', input(bay(25, 40, 10, 0.2), notes(10, 4))],
      ['many-notes', input(bay(40, 25, 12, 0.15), notes(12, 40))],
      ['open-water', input(open(30, 30, 12))],
      ['long-and-narrow', input(bay(1, 60, 12, 0))],
      ['most-with-notes', input(bay(60, 60, 12, 0.2), notes(12, 9))],
      ['most', input(bay(60, 60, 12, 0.25))],
    ],
  },
  solve,
);
