import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1817);
const input = (hours, rows) => [`${rows.length} ${rows[0].length} ${hours}`, ...rows].join('\n');
const drift = (height, width, ice) => random.list(height, () => random.list(width, () => (random.chance(ice) ? '#' : '.')).join(''));
/** Ice with a rim of water. */
const floe = (height, width) => {
  const rim = '.'.repeat(width + 2);
  return [rim, ...Array(height).fill(`.${'#'.repeat(width)}.`), rim];
};

/** A square melts an hour after the second of its sides has: hour by hour, only the neighbours of what has just melted are looked at. */
function solve(text) {
  const [head, ...rows] = text.trim().split('\n');
  const [, columns, hours] = head.split(' ').map(Number);
  const width = columns + 1;
  const squares = [...rows.join(' '), ...' '.repeat(width)];
  const sides = squares.map(() => 0);
  let melted = squares.flatMap((square, at) => (square === '.' ? [at] : []));
  let ice = squares.filter((square) => square === '#').length;
  for (let hour = 0; hour <= hours; hour += 1) {
    const touched = melted.flatMap((at) => [at - width, at + width, at - 1, at + 1]);
    ice -= hour === 0 ? 0 : melted.length;
    for (const at of touched) sides[at] += 1;
    melted = [...new Set(touched)].filter((at) => squares[at] === '#' && sides[at] >= 2);
    for (const at of melted) squares[at] = '.';
  }
  return ice;
}

writeCases(
  import.meta.url,
  {
    sample: [input(3, ['###.#', '##.##', '....#', '...##'])],
    secret: [
      ['no-hour', input(0, ['.#.', '###'])],
      ['one-square', input(5, ['#'])],
      ['all-ice', input(9, ['###', '###'])],
      ['between-two-waters', input(1, ['.#.', '#.#'])],
      ['a-row', input(2, ['.####', '.....'])],
      ['a-column', input(2, ['..', '#.', '#.', '#.', '#.'])],
      ['one-hour', input(1, floe(4, 5))],
      ['a-floe', input(6, floe(12, 15))],
      ['a-long-floe', input(20, floe(3, 50))],
      ['drift-ice', input(2, drift(20, 30, 0.7))],
      ['close-ice', input(4, drift(40, 40, 0.9))],
      ['most', input(60, floe(58, 58))],
    ],
  },
  solve,
);
