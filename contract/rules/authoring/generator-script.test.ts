import { expect, test } from 'vitest';
import { readScript } from './generator-script';

const texts = (script: string) => readScript(script, ['gen.py', 'big']).lines.map(({ text }) => text);

test('reads one test case a line, without comments and Polygon’s numbers', () => {
  expect(readScript('# small\ngen 1  7 # first\n\n  gen.py 2 > 4\nbig > $\n', ['gen.py', 'big'])).toEqual({
    lines: [
      { text: 'gen 1 7', program: 'gen.py', arguments: ['1', '7'], number: 2 },
      { text: 'gen.py 2', program: 'gen.py', arguments: ['2'], number: 4 },
      { text: 'big', program: 'big', arguments: [], number: 5 },
    ],
    faults: [],
  });
});

test('expands ranges of seeds', () => {
  expect(texts('gen {1..3} {9..8}')).toEqual([
    'gen 1 9',
    'gen 1 8',
    'gen 2 9',
    'gen 2 8',
    'gen 3 9',
    'gen 3 8',
  ]);
});

test('keeps spaces in quotes, and joins quoted and plain parts', () => {
  const { lines } = readScript(`big "a \\"b\\" c" x'y z'`, ['big']);
  expect(lines[0]?.arguments).toEqual(['a "b" c', 'xy z']);
});

test('names the line of each fault, and still reads the others', () => {
  const { lines, faults } = readScript('none 1\nbig 1\nbig "1\nbig  1\nbig {1..999}\nbig 2', ['big']);
  expect(lines.map(({ text }) => text)).toEqual(['big 1']);
  expect(faults).toEqual([
    { number: 1, message: 'There is no generator none.' },
    { number: 3, message: 'A quotation mark is missing.' },
    { number: 4, message: 'This line is in the list twice. Give it another seed.' },
    { number: 5, message: 'The list makes more than 500 test cases.' },
  ]);
});
