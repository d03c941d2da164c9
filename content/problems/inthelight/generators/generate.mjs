import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1812);
const input = ([x, y, r], buoys) => [`${x} ${y} ${r} ${buoys.length}`, ...buoys.map((buoy) => buoy.join(' '))].join('\n');
/** Buoys anywhere up to `far` from a point, never two in one place. */
function buoys(count, far, [east, north] = [0, 0]) {
  const all = [];
  while (all.length < count) {
    const buoy = [east + random.int(-far, far), north + random.int(-far, far)];
    if (all.at(-1)?.join() !== buoy.join()) all.push(buoy);
  }
  return all;
}

/** The line is turned until it lies flat: then the light is an interval around the lighthouse's foot on it. */
function lit([x, y, r], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const foot = (x - ax) * ux + (y - ay) * uy;
  const away = (x - ax) * uy - (y - ay) * ux;
  if (Math.abs(away) >= r) return 0;
  const half = Math.sqrt((r - away) * (r + away));
  return Math.max(0, Math.min(length, foot + half) - Math.max(0, foot - half));
}
function solve(text) {
  const [[x, y, r], ...way] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  return way.slice(1).reduce((sum, buoy, at) => sum + lit([x, y, r], way[at], buoy), 0).toFixed(9);
}

writeCases(
  import.meta.url,
  {
    sample: [input([0, 0, 5], [[-20, 3], [10, 3], [10, -20]]), input([7, 7, 5], [[7, 7], [7, 100]])],
    secret: [
      ['all-dark', input([0, 0, 3], [[10, 10], [20, 10], [20, 20]])],
      ['all-in-the-light', input([0, 0, 10_000], [[1, 1], [-5, 60], [7, 7], [1, 1]])],
      ['touches', input([0, 0, 5], [[-9, 5], [9, 5], [9, -5], [-9, -5]])],
      ['straight-through', input([3, 4, 5], [[-97, 4], [103, 4]])],
      ['towards-but-stops', input([0, 0, 5], [[100, 0], [50, 0], [6, 0], [90, 90]])],
      ['stops-inside', input([0, 0, 50], [[100, 0], [0, 0], [0, 100], [10, 10], [100, 3]])],
      ['on-the-edge', input([0, 0, 5], [[3, 4], [4, 3], [-5, 0], [0, 5], [3, 4]])],
      ['behind-the-boat', input([0, 0, 5], [[6, 0], [7, 0], [8, 1], [6, 5]])],
      ['there-and-back', input([1, 1, 4], [[-9, 1], [9, 1], [-9, 1], [9, 1]])],
      ['steep', input([0, 0, 700], [[-10_000, -9999], [10_000, 10_000], [9999, -10_000], [-10_000, 9998]])],
      ['grazing', input([0, 0, 9999], [[-10_000, 9998], [10_000, 9999], [-9998, -10_000], [-9999, 10_000]])],
      ['small-chart', input([0, 1, 6], buoys(300, 10))],
      ['far-chart', input([-9000, 9000, 900], buoys(300, 1000, [-9000, 9000]))],
      ['most', input([123, -456, 5000], buoys(1000, 10_000))],
    ],
  },
  solve,
);
