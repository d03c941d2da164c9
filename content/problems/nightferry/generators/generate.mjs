import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1111);
const input = (n, lines) => [`${n} ${lines.length}`, ...lines.map((line) => line.join(' '))].join('\n');

function randomLines(n, m, { first, period, crossing }) {
  return random.list(m, () => {
    const from = random.int(1, n);
    const to = ((from - 1 + random.int(1, n - 1)) % n) + 1;
    return [from, to, random.int(...first), random.int(...period), random.int(...crossing)];
  });
}
/** From island to island in order, in the worst order for whoever goes through the list again and again. */
const chain = (n, make) => random.list(n - 1, (index) => [n - 1 - index, n - index, ...make(index)]);

/** Islands are settled in the order of arrival, by plain search among all: slow but simple, and apart from any heap. */
function solve(text) {
  const [n, , ...numbers] = text.trim().split(/\s+/).map(Number);
  const from = Array.from({ length: n + 1 }, () => []);
  for (let at = 0; at < numbers.length; at += 5) from[numbers[at]].push(numbers.slice(at + 1, at + 5));
  const arrival = Array(n + 1).fill(Infinity);
  arrival[1] = 0;
  const open = new Set([1]);
  while (open.size > 0) {
    let island = 0;
    for (const one of open) if (island === 0 || arrival[one] < arrival[island]) island = one;
    open.delete(island);
    if (island === n) return arrival[n];
    for (const [to, first, period, crossing] of from[island]) {
      const missed = Math.max(0, Math.ceil((arrival[island] - first) / period));
      const there = first + missed * period + crossing;
      if (there >= arrival[to]) continue;
      arrival[to] = there;
      open.add(to);
    }
  }
  return 'never';
}

const calm = { first: [0, 60], period: [1, 90], crossing: [1, 60] };
const rare = { first: [0, 1_000_000_000], period: [1, 1_000_000_000], crossing: [1, 1_000_000_000] };
const late = { first: [90_000, 99_999], period: [1, 9], crossing: [1, 9] };

writeCases(
  import.meta.url,
  {
    sample: [input(3, [[1, 3, 30, 60, 20], [1, 2, 5, 10, 10], [2, 3, 2, 10, 7]]), input(3, [[1, 2, 0, 1, 1], [3, 1, 0, 1, 1]])],
    secret: [
      ['one-line', input(2, [[1, 2, 0, 1, 1]])],
      ['wrong-direction', input(2, [[2, 1, 0, 1, 1]])],
      ['leaves-on-arrival', input(3, [[1, 2, 0, 5, 10], [2, 3, 4, 3, 1]])],
      ['first-ferry-late', input(3, [[1, 2, 0, 5, 1], [2, 3, 1_000_000_000, 7, 1], [1, 3, 999_999_990, 20, 12]])],
      ['parallel-lines', input(2, randomLines(2, 40, { first: [5, 90], period: [1, 30], crossing: [1, 60] }))],
      ['fewest-legs-are-slow', input(6, [[1, 6, 0, 1, 1000], [1, 2, 0, 1, 1], [2, 3, 0, 1, 1], [3, 4, 0, 1, 1], [4, 5, 0, 1, 1], [5, 6, 0, 1, 1]])],
      ['small', input(8, randomLines(8, 20, calm))],
      ['small-rare', input(10, randomLines(10, 30, rare))],
      ['two-halves', input(400, [...randomLines(200, 800, calm), ...randomLines(199, 400, calm).map(([u, v, ...rest]) => [u + 200, v + 200, ...rest])])],
      ['medium', input(1000, randomLines(1000, 4000, calm))],
      ['medium-late', input(1000, randomLines(1000, 4000, late))],
      ['dense', input(100, randomLines(100, 2000, { first: [0, 9999], period: [1, 9999], crossing: [1, 9999] }))],
      ['beyond-32-bits', input(3000, chain(3000, () => [random.int(0, 9), 1_000_000_000, 1_000_000_000]))],
      ['long-chain', input(4000, chain(4000, () => [0, 1, 1]))],
      ['most', input(10_000, [...chain(10_000, () => [random.int(0, 99), random.int(1, 9), random.int(1, 9)]), ...randomLines(10_000, 10_001, { first: [0, 99], period: [9, 99], crossing: [1_000_000, 9_999_999] })])],
    ],
  },
  solve,
);
