import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2402);
const input = (rows) => [`${rows.length} ${rows[0].length}`, ...rows].join('\n');
const noise = (r, c, chance) => random.list(r, () => random.list(c, () => (random.chance(chance) ? '#' : '.')).join(''));

/** Joins squares to groups, row by row. */
function solve(text) {
  const [, ...rows] = text.trim().split('\n');
  const columns = rows[0].length;
  const squares = rows.join('');
  const above = squares.split('').map((_, at) => at);
  const find = (at) => (above[at] === at ? at : find(above[at]));
  squares.split('').forEach((sign, at) => {
    if (sign !== '#') return;
    if (at % columns > 0 && squares[at - 1] === '#') above[find(at)] = find(at - 1);
    if (at >= columns && squares[at - columns] === '#') above[find(at)] = find(at - columns);
  });
  const sizes = new Map();
  squares.split('').forEach((sign, at) => {
    if (sign === '#') sizes.set(find(at), (sizes.get(find(at)) || 0) + 1);
  });
  return `${sizes.size} ${Math.max(0, ...sizes.values())}`;
}

const snake = Array.from({ length: 49 }, (_, row) =>
  row % 2 === 0 ? '#'.repeat(50) : row % 4 === 1 ? `${'.'.repeat(49)}#` : `#${'.'.repeat(49)}`,
);
writeCases(
  import.meta.url,
  {
    sample: [input(['##..#', '#..#.', '.....', '.####'])],
    secret: [
      ['clean', input(['...', '...'])],
      ['one-square', input(['#'])],
      ['all-oil', input(Array(50).fill('#'.repeat(50)))],
      ['chessboard', input(Array.from({ length: 12 }, (_, row) => (row % 2 ? '#.' : '.#').repeat(6)))],
      ['corners', input(['#.#', '.#.', '#.#'])],
      ['one-row', input(['##.###.#..####'])],
      ['one-column', input('##.#.###'.split(''))],
      ['across-the-edge', input(['...#', '#...', '...#'])],
      ['ring', input(['#####', '#...#', '#.#.#', '#...#', '#####'])],
      ['snake', input(snake)],
      ['half', input(noise(50, 50, 0.5))],
      ['dense', input(noise(50, 50, 0.65))],
    ],
  },
  solve,
);
