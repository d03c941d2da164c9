import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2301);
const input = (words) => [words.length, ...words].join('\n');
const goods = ['rope', 'tar', 'salt', 'wool', 'glass', 'cod', 'nails', 'paper', 'lamps', 'corks'];

writeCases(
  import.meta.url,
  {
    sample: [input(['tea', 'oranges', 'bells'])],
    secret: [
      ['one', input(['anchor'])],
      ['two', input(['oil', 'ink'])],
      ['all-equal', input(Array(7).fill('coal'))],
      ['mirrored-words', input(['level', 'noon', 'radar', 'level'])],
      ['short-words', input('thequickbrownfox'.split(''))],
      ['sorted', input([...goods].sort())],
      ['goods', input(random.list(40, () => random.pick(goods)))],
      ['most', input(random.list(200, () => random.word(random.int(1, 10))))],
    ],
  },
  (text) => text.trim().split('\n').slice(1).reduceRight((list, word) => [...list, word], []).join('\n'),
);
