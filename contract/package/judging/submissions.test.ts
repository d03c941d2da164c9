import { expect, test } from 'vitest';
import { matchPattern } from '../../rules/jury/match-pattern';
import { memoryTree } from '../file-tree';
import { readSubmissions } from './submissions';

const plain = { rules: [], partial: false };

test('takes verdicts from folders and languages from extensions, and lists the rest', async () => {
  const { submissions, skipped } = await readSubmissions(
    memoryTree({
      'submissions/accepted/a.py': 'print(1)',
      'submissions/wrong_answer/b.cc': 'int main() {}',
      'submissions/run_time_error/C.java': 'class C {}',
      'submissions/accepted/d.rs': '',
      'submissions/accepted/folder/main.py': 'import part',
      'submissions/accepted/folder/part.py': 'x = 1',
      'submissions/accepted/old.py': '#!/usr/bin/python2\nprint 1',
      'submissions/accepted/README.md': 'Read me',
      'submissions/somewhere/e.js': 'x',
      'data/secret/1.in': '',
    }),
  );
  expect(submissions).toEqual([
    { name: 'accepted/a.py', language: 'PYTHON3', expected: ['AC'], source: 'print(1)', ...plain },
    {
      name: 'run_time_error/C.java',
      language: 'JAVA8',
      expected: ['RTE', 'MLE', 'OLE'],
      source: 'class C {}',
      ...plain,
    },
    { name: 'wrong_answer/b.cc', language: 'CPP17', expected: ['WA'], source: 'int main() {}', ...plain },
  ]);
  expect(skipped).toEqual([
    { name: 'accepted/d.rs', reason: 'the language of .rs files is not supported' },
    { name: 'accepted/folder', reason: 'it has several files; only one is supported' },
    { name: 'accepted/old.py', reason: 'it is in Python 2' },
    { name: 'somewhere/e.js', reason: 'the folder somewhere/ is unknown' },
  ]);
});

test('prefers annotations in the source to the folder', async () => {
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
  expect(skipped.map(({ name }) => name)).toEqual(['mixed/d.js']);
});

test('turns expected points into a rule, and reads a partial solution', async () => {
  const { submissions } = await readSubmissions(
    memoryTree({ 'submissions/partially_accepted/a.py': '# @EXPECTED_SCORE@: 30\n' }),
  );
  expect(submissions).toMatchObject([{ partial: true, rules: [{ cases: '', score: [30, 30] }] }]);
  expect(submissions[0]?.expected).not.toContain('CE');
});

test('accepts a source that is not UTF-8', async () => {
  const source = new Uint8Array([...Buffer.from('# Ren'), 0xe9, ...Buffer.from('\r\nprint(1)\n')]);
  const { submissions } = await readSubmissions(memoryTree({ 'submissions/accepted/a.py': source }));
  expect(submissions.map((one) => one.source)).toEqual(['# Ren\ufffd\nprint(1)\n']);
});

test('reads rules and folder verdicts from submissions.yaml', async () => {
  const { submissions } = await readSubmissions(
    memoryTree({
      'submissions/submissions.yaml': `
time_limit_exceeded:
  permitted: [AC, WA, TLE]
"accepted/{a,b}.py":
  score: [30, 40]
  sample: {permitted: [AC]}
  secret/*-hard: {required: [RTE]}
`,
      'submissions/accepted/a.py': 'x',
      'submissions/accepted/c.py': 'x',
      'submissions/time_limit_exceeded/d.py': 'x',
    }),
  );
  expect(submissions.map(({ name, rules }) => [name, rules])).toEqual([
    [
      'accepted/a.py',
      [
        { cases: '', score: [30, 40] },
        { cases: 'sample', permitted: ['AC'] },
        { cases: 'secret/*-hard', required: ['RTE', 'MLE', 'OLE'] },
      ],
    ],
    ['accepted/c.py', []],
    ['time_limit_exceeded/d.py', [{ cases: '', permitted: ['AC', 'WA', 'TLE'] }]],
  ]);
});

test('matches a pattern within one name, and everything in a folder', () => {
  const matches = matchPattern('secret/*-{easy,hard}');
  expect(['secret/1-easy', 'secret/2-hard/3', 'secret/g/1-easy', 'secret/1-harder'].map(matches)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
