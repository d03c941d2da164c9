import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2207);
const half = random.word(50);
const backwards = half.split('').reverse().join('');

function solve(text) {
  const name = text.trim();
  for (let at = 0; at < name.length / 2; at += 1) if (name[at] !== name[name.length - 1 - at]) return 'plain';
  return 'mirror';
}

writeCases(
  import.meta.url,
  {
    sample: ['rotor', 'roter'],
    secret: [
      ['one-letter', 'q'],
      ['two-equal', 'bb'],
      ['two-different', 'ab'],
      ['even', 'anna'],
      ['one-letter-differs', 'annb'],
      ['differs-in-the-middle', 'abcdefghijihfedcba'],
      ['repeated', 'abab'],
      ['all-equal', 'z'.repeat(99)],
      ['long-mirror', half + backwards],
      ['long-plain', half.slice(0, 49) + (half[49] === 'a' ? 'b' : 'a') + backwards],
      ['odd-mirror', half.slice(1) + backwards.slice(1)],
    ],
  },
  solve,
);
