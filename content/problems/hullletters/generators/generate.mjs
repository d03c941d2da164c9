import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(202);
const small = ['and', 'of', 'the'];
const lookalikes = ['a', 'an', 'ander', 'band', 'off', 'loft', 'then', 'lathe', 'ofthe', 'them', 'on', 'in', 'sand'];
const plain = ['star', 'sea', 'north', 'wind', 'grey', 'lady', 'gull', 'tide', 'harbour', 'queen', 'pride', 'x'];

const mixCase = (word) => [...word].map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter)).join('');

function name(words, longest = 100) {
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}
const randomName = (count, lists) => name(random.list(count, () => mixCase(random.pick(random.pick(lists)))));
const input = (names) => `${names.length}\n${names.join('\n')}`;
const names = (count, make) => input(random.list(count, make));

function solve(text) {
  const [, ...lines] = text.trimEnd().split('\n');
  const paint = (word, index) =>
    index > 0 && small.includes(word) ? word : word[0].toUpperCase() + word.slice(1);
  return lines.map((line) => line.toLowerCase().split(' ').map(paint).join(' ')).join('\n');
}

writeCases(
  import.meta.url,
  {
    sample: [
      input(['sTAR of the SEA', 'THE PRIDE OF the north', 'anders AND the Offshore wind']),
      input(['of', 'x']),
    ],
    secret: [
      ['one-letter', input(['q'])],
      ['already-right', input(['Star of the Sea', 'Gull and Tide', 'Harbour Queen'])],
      ['shouting', names(50, () => randomName(4, [plain, small]).toUpperCase())],
      ['whispering', names(50, () => randomName(4, [plain, small]).toLowerCase())],
      ['small-words-only', names(100, () => randomName(random.int(1, 8), [small]))],
      ['begins-with-small', names(200, () => `${mixCase(random.pick(small))} ${randomName(3, [plain])}`)],
      ['ends-with-small', names(200, () => `${randomName(3, [plain])} ${mixCase(random.pick(small))}`)],
      ['lookalikes', names(300, () => randomName(random.int(2, 7), [lookalikes, small]))],
      ['single-letters', names(300, () => name(random.list(50, () => mixCase(random.word(1)))))],
      ['one-long-word', names(40, () => mixCase(random.word(100)))],
      ['most', names(1000, () => randomName(30, [plain, small, lookalikes]))],
    ],
  },
  solve,
);
