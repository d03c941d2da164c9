import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(909);
const input = (piers) => [piers.length, ...piers.map((pier) => pier.join(' '))].join('\n');
const piers = (count, parcels, delays) => random.list(count, () => [random.int(...parcels), random.int(...delays)]);

function solve(text) {
  const [n, ...numbers] = text.trim().split(/\s+/).map(Number);
  const best = Array(n + 1).fill(0);
  for (let pier = n - 1; pier >= 0; pier -= 1) {
    const after = Math.min(n, pier + numbers[2 * pier + 1] + 1);
    best[pier] = Math.max(best[pier + 1], numbers[2 * pier] + best[after]);
  }
  return best[0];
}

writeCases(
  import.meta.url,
  {
    sample: [input([[4, 1], [9, 2], [5, 0], [6, 3]]), input([[3, 3], [1, 2], [1, 1]])],
    secret: [
      ['one-pier', input([[5, 1]])],
      ['nothing-to-collect', input([[0, 0], [0, 1], [0, 2]])],
      ['never-delayed', input(piers(500, [1, 1000], [0, 0]))],
      ['always-to-the-end', input(piers(500, [1, 1000], [500, 500]))],
      ['every-other', input(piers(1000, [0, 100], [1, 1]))],
      ['greedy-trap', input(random.list(300, (index) => (index % 3 === 0 ? [10, 2] : [9, 0])))],
      ['late-riches', input([...piers(100, [1, 9], [0, 40]), [1_000_000, 0], ...piers(50, [1, 9], [0, 3])])],
      ['random-small-delays', input(piers(3000, [0, 10_000], [0, 8]))],
      ['random-any-delays', input(piers(3000, [0, 10_000], [0, 3000]))],
      ['beyond-32-bits', input(piers(5000, [999_000_000, 1_000_000_000], [0, 2]))],
      ['most-short-delays', input(piers(20_000, [1, 10_000], [0, 3]))],
      ['most-parcels', input(Array(20_000).fill([1_000_000_000, 0]))],
    ],
  },
  solve,
);
