import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1801);
const input = (signals) => `${signals.length}\n${signals.join('\n')}`;
const words = (count, longest, letters) =>
  random.list(count, () => random.word(random.int(1, longest), letters));
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** By patterns: a letter that was there before is looked up in the first three places that are still free. */
function hoist(signal) {
  const free = [...signal.slice(0, 3)];
  let flags = '';
  for (const [at, letter] of [...signal].entries()) {
    if (!signal.slice(0, at).includes(letter)) {
      flags += letter;
      continue;
    }
    const place = free.findIndex((one, index) => index < at && one === letter);
    if (place < 0) return 'no';
    free[place] = '';
    flags += place + 1;
  }
  return flags;
}

const solve = (text) => text.trim().split('\n').slice(1).map(hoist).join('\n');

/** A signal that just can be hoisted: the alphabet in a new order, with three of its first letters again. */
function longest() {
  const letters = random.shuffle([...alphabet]);
  const again = random.shuffle(letters.slice(0, 3));
  const at = random.int(3, letters.length);
  return [...letters.slice(0, at), ...again, ...letters.slice(at)].join('');
}

writeCases(
  import.meta.url,
  {
    sample: [input(['ABBA', 'ADDED', 'BANANA', 'FERRY'])],
    secret: [
      ['one-letter', input(['Q'])],
      ['nothing-again', input([alphabet, alphabet.split('').reverse().join('')])],
      ['the-same-letter', input(['A', 'AA', 'AAA', 'AAAA', 'AAAAA'])],
      ['too-far-down', input(['ABCDD', 'ABCDED', 'ABCC', 'ABCDC'])],
      ['substitute-of-a-substitute', input(['ABBB', 'AABA', 'ABAA', 'AABB', 'ABAB', 'ABABA'])],
      ['smallest-number-first', input(['AAXA', 'XAAA', 'AXAA', 'AXAAA'])],
      ['two-letters', input(words(400, 6, 'AB'))],
      ['four-letters', input(words(600, 8, 'ABCD'))],
      ['all-letters', input(words(1000, 12, alphabet))],
      ['as-long-as-can-be', input(random.list(60, longest))],
      ['too-long', input(random.list(60, () => random.word(30, alphabet)))],
    ],
  },
  solve,
);
