import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(404);

function fleet(count, longest, lengths, minutes) {
  const names = new Set();
  while (names.size < count) names.add(random.word(random.int(1, longest)));
  return [...names].map((name) => [name, random.int(...lengths), random.int(...minutes)]);
}
const input = (boats) => `${boats.length}\n${boats.map((boat) => boat.join(' ')).join('\n')}`;
const byRule = (one, other) => other[1] - one[1] || one[2] - other[2] || (one[0] < other[0] ? -1 : 1);

function solve(text) {
  const [, ...lines] = text.trim().split('\n');
  const boats = lines.map((line) => line.split(' ')).map(([name, length, minute]) => [name, +length, +minute]);
  return boats.sort(byRule).map(([name]) => name).join('\n');
}

const all = [1, 100_000];
writeCases(
  import.meta.url,
  {
    sample: [
      input([['aal', 12, 30], ['wal', 33, 55], ['hecht', 12, 20], ['kutter', 9, 1]]),
      input([['c', 5, 5], ['a', 5, 5], ['b', 5, 5]]),
    ],
    secret: [
      ['one-boat', input([['solo', 1, 1]])],
      ['numbers-not-texts', input([['ten', 10, 9], ['nine', 9, 10], ['hundred', 100, 100], ['thousand', 1000, 1], ['tenth', 10, 10]])],
      ['same-length', input(fleet(200, 6, [7, 7], all))],
      ['same-minute', input(fleet(200, 6, all, [7, 7]))],
      ['names-only', input(fleet(500, 4, [3, 3], [4, 4]))],
      ['prefixes', input(['aaa', 'a', 'aaaaa', 'aa', 'aaaa', 'b', 'ab'].map((name) => [name, 8, 8]))],
      ['many-ties', input(fleet(3000, 8, [1, 3], [1, 3]))],
      ['sorted-already', input(fleet(3000, 8, [1, 50], [1, 50]).sort(byRule))],
      ['sorted-backwards', input(fleet(14_000, 4, all, [1, 9]).sort((one, other) => byRule(other, one)))],
      ['most', input(fleet(20_000, 10, all, all))],
    ],
  },
  solve,
);
