import assert from 'node:assert/strict';
import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1813);
const input = (duty, containers) => [`${containers.length} ${duty}`, ...containers.map((one) => one.join(' '))].join('\n');
const containers = (count, lift, inspection) => random.list(count, () => [random.int(...lift), random.int(...inspection)]);

function timeOf(order, duty) {
  let [lifted, over] = [0, duty];
  for (const [lift, inspection] of order) {
    lifted += lift;
    over = Math.max(over, lifted) + inspection;
  }
  return over;
}

/** Two neighbours change places when that is no worse for either of the two waits it may change. */
function bestOrder(list) {
  const early = list.filter(([lift, inspection]) => lift <= inspection).sort(([one], [other]) => one - other);
  const late = list.filter(([lift, inspection]) => lift > inspection).sort(([, one], [, other]) => other - one);
  return [...early, ...late];
}

function* orders(list) {
  if (list.length < 2) yield list;
  for (const [at, first] of list.entries()) {
    if (list.length > 1) for (const rest of orders(list.toSpliced(at, 1))) yield [first, ...rest];
  }
}

function solve(text) {
  const [[, duty], ...list] = text.trim().split('\n').map((line) => line.split(' ').map(Number));
  const best = timeOf(bestOrder(list), duty);
  // Every order of a few containers is tried: the rule above is not taken on trust.
  if (list.length <= 7) assert.equal(best, Math.min(...[...orders(list)].map((order) => timeOf(order, duty))));
  return best;
}

writeCases(
  import.meta.url,
  {
    sample: [input(0, [[6, 4], [4, 1], [2, 5]]), input(100, [[3, 4], [5, 6]])],
    secret: [
      ['one-container', input(0, [[7, 3]])],
      ['officer-comes-late', input(8, [[7, 3]])],
      ['short-lifts-first', input(0, [[9, 10], [5, 6], [1, 2]])],
      ['long-inspections-first', input(0, [[10, 9], [6, 5], [2, 1]])],
      ['not-by-the-lift', input(0, [[3, 1], [4, 20], [5, 2], [6, 30]])],
      ['not-by-the-difference', input(0, [[5, 9], [1, 2], [2, 5], [9, 8], [4, 1], [7, 2]])],
      ['all-alike', input(0, Array(100).fill([5, 5]))],
      ['small', input(3, containers(7, [1, 9], [1, 9]))],
      ['small-and-late', input(40, containers(7, [1, 20], [1, 20]))],
      ['crane-is-slow', input(50, containers(500, [50, 100], [1, 60]))],
      ['officer-is-slow', input(5, containers(500, [1, 60], [50, 100]))],
      ['random', input(1000, containers(2000, [1, 1000], [1, 1000]))],
      ['beyond-32-bits', input(1_000_000_000, containers(2300, [900_000, 1_000_000], [900_000, 1_000_000]))],
      ['most', input(0, containers(9000, [1, 999], [1, 999]))],
    ],
  },
  solve,
);
