import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(707);
const input = (rows) => `${rows.length} ${rows[0].length}\n${rows.join('\n')}`;

/** A chart of random squares; `squares` is a text from which each is drawn. */
function scattered(height, width, squares) {
  const chart = random.list(height, () => random.list(width, () => random.pick([...squares])));
  chart[random.int(0, Math.floor(height / 4))][random.int(0, Math.floor(width / 4))] = 'S';
  chart[height - 1 - random.int(0, Math.floor(height / 4))][width - 1 - random.int(0, Math.floor(width / 4))] = 'G';
  return input(chart.map((row) => row.join('')));
}

/** One long way, to and fro, with a sandbank here and there. */
function snake(height, width, sand) {
  const rows = random.list(height, (row) => {
    if (row % 2 === 0) return [...'.'.repeat(width)].map((square) => (random.chance(sand) ? '~' : square));
    const gap = row % 4 === 1 ? width - 1 : 0;
    return [...'#'.repeat(width)].map((square, column) => (column === gap ? '.' : square));
  });
  for (const row of rows) row.forEach((square, column) => square === '~' && row[column - 1] === '~' && (row[column] = '.'));
  rows[0][0] = 'S';
  const last = height - 1 - ((height - 1) % 2);
  rows[last][last % 4 === 0 ? width - 1 : 0] = 'G';
  return input(rows.map((row) => row.join('')));
}

function solve(text) {
  const [size, ...chart] = text.trimEnd().split('\n');
  const [height, width] = size.split(' ').map(Number);
  const at = (square) => {
    const row = chart.findIndex((line) => line.includes(square));
    return [row, chart[row].indexOf(square)];
  };
  let places = new Set([at('S').join()]);
  const seen = [new Set(), new Set()];
  const goal = at('G').join();
  for (let minute = 0; places.size > 0; minute += 1) {
    if (places.has(goal)) return minute;
    const next = new Set();
    for (const place of places) {
      const [row, column] = place.split(',').map(Number);
      for (const [down, right] of [[0, 0], [0, 1], [1, 0], [0, -1], [-1, 0]]) {
        const [r, c] = [row + down, column + right];
        if (r < 0 || c < 0 || r >= height || c >= width || chart[r][c] === '#') continue;
        if (chart[r][c] === '~' && minute % 2 === 0) continue;
        const key = `${r},${c}`;
        if (seen[(minute + 1) % 2].has(key)) continue;
        seen[(minute + 1) % 2].add(key);
        next.add(key);
      }
    }
    places = next;
  }
  return 'stuck';
}

writeCases(
  import.meta.url,
  {
    sample: [input(['S~G']), input(['S~~G', '.##.', '....']), input(['S#G'])],
    secret: [
      ['neighbours', input(['SG'])],
      ['one-column', input(['G', '~', '.', '~', 'S'])],
      ['sandbanks-in-step', input(['S.~.~.~.G'])],
      ['sandbanks-out-of-step', input(['S~.~..~.G'])],
      ['wait-or-go-around', input(['S~.~.G', '......'])],
      ['only-sand', input(['S~~', '~~~', '~~G'])],
      ['walled-in', input(['S.#..', '..#..', '###..', '....G'])],
      ['scattered-small', scattered(12, 15, '....#~')],
      ['scattered-sandy', scattered(60, 60, '...~~#')],
      ['scattered-medium', scattered(100, 80, '.....##~~')],
      ['open-water', scattered(100, 100, '.')],
      ['snake', snake(299, 300, 0)],
      ['snake-with-sand', snake(299, 300, 0.3)],
      ['most-sandy', scattered(300, 300, '...~~~#')],
      ['most-stuck', scattered(300, 300, '.~~~~~~~##')],
    ],
  },
  solve,
);
