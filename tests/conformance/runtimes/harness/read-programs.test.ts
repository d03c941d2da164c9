import { expect, test } from 'vitest';
import { type Answer, differences } from './answer';
import { parsePrograms } from './read-programs';

test('reads the code and the input of each program from a table', () => {
  const text =
    '#### one\na\n\nb\n\n#### stdin\n1\n2\n#### two\nc\n#### stdin without newline\nx\n#### three\nd\n#### stdin from many\n';
  expect(parsePrograms(text, 'group', { many: '7 8' })).toEqual([
    { name: 'group: one', code: 'a\n\nb\n', stdin: '1\n2\n' },
    { name: 'group: two', code: 'c\n', stdin: 'x' },
    { name: 'group: three', code: 'd\n', stdin: '7 8' },
  ]);
});

test('reports answers that differ in output, ending or the code of a successful program', () => {
  const answer = (stdout: string, ending: Answer['ending'] = 'ok'): Answer => ({
    stdout,
    ending,
    exitCode: 0,
    stderr: '',
  });
  const judge = new Map([
    ['a', answer('1')],
    ['b', answer('1')],
    ['c', answer('1')],
  ]);
  const runtime = new Map([
    ['a', answer('1')],
    ['b', answer('2')],
    ['c', answer('1', 'runtimeError')],
  ]);
  expect(differences(judge, runtime).map(({ name }) => name)).toEqual(['b', 'c']);
});
