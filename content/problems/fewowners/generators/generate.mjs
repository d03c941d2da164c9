import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(606);
const input = (k, owners) => `${owners.length} ${k}\n${owners.join(' ')}`;
const among = (count, companies) => random.list(count, () => random.pick(companies));
const companies = (count) => random.list(count, () => random.int(1, 1_000_000_000));

function solve(text) {
  const [n, k, ...owners] = text.trim().split(/\s+/).map(Number);
  const inside = new Map();
  let from = 0;
  let longest = 0;
  for (let to = 0; to < n; to += 1) {
    inside.set(owners[to], (inside.get(owners[to]) ?? 0) + 1);
    for (; inside.size > k; from += 1) {
      const left = inside.get(owners[from]) - 1;
      if (left === 0) inside.delete(owners[from]);
      else inside.set(owners[from], left);
    }
    longest = Math.max(longest, to - from + 1);
  }
  return longest;
}

const distinct = random.shuffle(random.list(50_000, (index) => index + 1));

writeCases(
  import.meta.url,
  {
    sample: [input(2, [1, 2, 3, 1, 3, 3, 1, 2]), input(3, [7, 7, 9])],
    secret: [
      ['one-container', input(1, [1_000_000_000])],
      ['one-company-each', input(1, [1, 2, 3, 4, 5])],
      ['one-company', input(1, Array(300).fill(42))],
      ['at-the-start', input(2, [...among(40, [5, 6]), ...distinct.slice(0, 40)])],
      ['at-the-end', input(2, [...distinct.slice(0, 40), ...among(40, [60_001, 60_002])])],
      ['comes-back', input(2, [1, 2, 1, 3, 1, 2, 2, 1, 1, 3, 2, 1, 1, 1, 2, 1])],
      ['few-companies', input(3, among(2000, companies(5)))],
      ['many-companies', input(50, among(5000, companies(400)))],
      ['all-different', input(1000, distinct.slice(0, 8000))],
      ['wide-window', input(3000, among(20_000, random.list(9000, (index) => index + 1)))],
      ['everything-fits', input(5000, distinct.slice(0, 5000))],
      ['most', input(20_000, [...among(25_000, distinct.slice(0, 24_000)), ...among(25_000, distinct.slice(20_000))])],
    ],
  },
  solve,
);
