import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(303);
const input = (bags, claimed) => [`${bags.length} ${claimed.length}`, ...bags, ...claimed].join('\n');
/** All but about one in `leave` bags are claimed, in another order. */
const claimMost = (bags, leave) => input(bags, random.shuffle(bags.filter(() => !random.chance(1 / leave))));
const tags = (count, make) => random.list(count, make);

function solve(text) {
  const [counts, ...lines] = text.trim().split('\n');
  const n = Number(counts.split(' ')[0]);
  const left = new Map();
  lines.forEach((tag, index) => {
    left.set(tag, (left.get(tag) ?? 0) + (index < n ? 1 : -1));
  });
  const [most] = [...left].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return most[1] === 0 ? 'all claimed' : most.join(' ');
}

const fromTwenty = tags(20, () => random.word(random.int(1, 8)));
const distinct = [...new Set(tags(21_000, () => random.word(6)))];

writeCases(
  import.meta.url,
  {
    sample: [
      input(['otter', 'seal', 'otter', 'heron', 'seal', 'otter'], ['heron', 'otter']),
      input(['crab', 'eel', 'crab'], ['crab', 'crab', 'eel']),
    ],
    secret: [
      ['one-left', input(['a'], [])],
      ['one-claimed', input(['a'], ['a'])],
      ['nothing-claimed', input(['b', 'a', 'b', 'a', 'c'], [])],
      ['tie-by-alphabet', input(['zz', 'z', 'zz', 'z', 'za', 'za'], ['z'])],
      ['prefixes', input(['ab', 'abc', 'a', 'abcd', 'ab', 'a'], ['ab', 'a'])],
      ['few-tags', claimMost(tags(1000, () => random.pick(fromTwenty)), 3)],
      ['two-letters', claimMost(tags(10_000, () => random.word(random.int(1, 2))), 4)],
      ['last-bag-of-many', input([...distinct.slice(0, 3000), 'aaaaaaaa'], random.shuffle(distinct.slice(0, 3000)))],
      ['all-different', claimMost(distinct.slice(0, 9000), 2)],
      ['all-different-all-claimed', input(distinct.slice(0, 3000), random.shuffle(distinct.slice(0, 3000)))],
      ['most', input(distinct.slice(0, 20_000), distinct.slice(1, 20_000).reverse())],
      ['one-tag', input(Array(20_000).fill('bag'), Array(19_999).fill('bag'))],
    ],
  },
  solve,
);
