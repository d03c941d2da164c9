const lines = require('fs').readFileSync(0, 'utf8').trimEnd().split('\n');
const [rows, columns, notes] = lines[0].split(' ').map(Number);
const chart = lines.slice(1, 1 + rows);
const places = {};
chart.forEach((row, y) => [...row].forEach((mark, x) => (places[mark] = [y, x])));
const lamps = Object.keys(places).filter((mark) => mark >= 'a').sort();
const needs = lamps.map(() => 0);
for (const note of lines.slice(1 + rows, 1 + rows + notes)) {
  needs[lamps.indexOf(note[2])] |= 1 << lamps.indexOf(note[0]);
}

function strokesFrom([startY, startX]) {
  const strokes = chart.map(() => new Array(columns).fill(Infinity));
  strokes[startY][startX] = 0;
  const queue = [[startY, startX]];
  for (const [y, x] of queue) {
    for (const [toY, toX] of [[y - 1, x], [y + 1, x], [y, x - 1], [y, x + 1]]) {
      if (!chart[toY] || (chart[toY][toX] || '#') === '#' || strokes[toY][toX] < Infinity) continue;
      strokes[toY][toX] = strokes[y][x] + 1;
      queue.push([toY, toX]);
    }
  }
  return lamps.map((lamp) => strokes[places[lamp][0]][places[lamp][1]]);
}

const fromStart = strokesFrom(places.S);
const between = lamps.map((lamp) => strokesFrom(places[lamp]));
const all = (1 << lamps.length) - 1;
const known = new Map();

/** The strokes that are left, if these lamps burn and she is at lamp `last`. */
function rest(burning, last) {
  if (burning === all) return 0;
  const key = burning * 16 + last;
  if (known.has(key)) return known.get(key);
  const strokes = best(burning, between[last]);
  known.set(key, strokes);
  return strokes;
}
function best(burning, ways) {
  let least = Infinity;
  for (let lamp = 0; lamp < lamps.length; lamp += 1) {
    if (burning & (1 << lamp) || needs[lamp] & ~burning || ways[lamp] === Infinity) continue;
    least = Math.min(least, ways[lamp] + rest(burning | (1 << lamp), lamp));
  }
  return least;
}
const strokes = best(0, fromStart);
console.log(strokes === Infinity ? 'dark' : strokes);
