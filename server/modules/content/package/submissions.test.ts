import { expect, test } from 'vitest';
import { memoryTree } from './file-tree';
import { readSubmissions } from './submissions';

test('folders say the verdict, extensions the language; the rest is named', async () => {
  const { submissions, skipped } = await readSubmissions(
    memoryTree({
      'submissions/accepted/a.py': 'print(1)',
      'submissions/wrong_answer/b.cc': 'int main() {}',
      'submissions/run_time_error/C.java': 'class C {}',
      'submissions/accepted/d.rs': '',
      'submissions/accepted/folder/main.py': '',
      'submissions/somewhere/e.js': '',
      'data/secret/1.in': '',
    }),
  );
  expect(submissions).toEqual([
    { name: 'accepted/a.py', language: 'PYTHON3', expected: ['AC'], source: 'print(1)' },
    {
      name: 'run_time_error/C.java',
      language: 'JAVA8',
      expected: ['RTE', 'MLE', 'OLE'],
      source: 'class C {}',
    },
    { name: 'wrong_answer/b.cc', language: 'CPP17', expected: ['WA'], source: 'int main() {}' },
  ]);
  expect(skipped).toEqual(['accepted/d.rs', 'accepted/folder/main.py', 'somewhere/e.js']);
});

test('what a source says of itself counts more than its folder', async () => {
  const { submissions, skipped } = await readSubmissions(
    memoryTree({
      'submissions/run_time_error/b.py': '# @EXPECTED_RESULTS@: TIMELIMIT, WRONG-ANSWER\n',
      'submissions/mixed/c.js': '// @EXPECTED_RESULTS@: CORRECT\n',
      'submissions/mixed/d.js': '// @EXPECTED_RESULTS@: MAYBE\n',
    }),
  );
  expect(submissions.map(({ name, expected }) => [name, expected])).toEqual([
    ['mixed/c.js', ['AC']],
    ['run_time_error/b.py', ['TLE', 'WA']],
  ]);
  expect(skipped).toEqual(['mixed/d.js']);
});

test('a source that is not UTF-8 is a program all the same', async () => {
  const source = new Uint8Array([...Buffer.from('# Ren'), 0xe9, ...Buffer.from('\r\nprint(1)\n')]);
  const { submissions } = await readSubmissions(memoryTree({ 'submissions/accepted/a.py': source }));
  expect(submissions.map((one) => one.source)).toEqual(['# Ren\ufffd\nprint(1)\n']);
});
