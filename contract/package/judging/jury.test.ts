import { expect, test } from 'vitest';
import { CreateProblem } from '../../entities/problem/problem';
import { current, problemOf, read } from '../example-package';
import { memoryTree } from '../file-tree';
import { writePackage } from '../write-package';
import { juryPackageFiles, readJury } from './jury';
import { readSubmissions } from './submissions';

const bytes = new Uint8Array([0xca, 0xfe, 0, 0xba]);
const submissions = {
  'submissions/accepted/a.py': 'print(1)\r\n',
  'submissions/accepted/main/main.cpp': '\ufeffint main() {}\n',
  'submissions/accepted/b.kt': 'fun main() {}\n',
  'submissions/accepted/Old.class': bytes,
  'submissions/time_limit_exceeded/slow.py': '# @EXPECTED_RESULTS@: CORRECT, TIMELIMIT\n',
  'submissions/partially_accepted/part.py': '# @EXPECTED_SCORE@: 40\n',
  'submissions/mixed/perhaps.js': 'let x;\n',
  'submissions/wrong_answer/README.md': 'Why these are wrong.\n',
  'submissions/submissions.yaml':
    '# Ours\nmixed/perhaps.js:\n  permitted: [AC, TLE]\n  secret/01-big: {required: [TLE]}\n',
};

test('programs become jury solutions with their expected verdicts; other files are kept', async () => {
  const { jurySolutions, juryFiles, report } = await readJury(memoryTree(submissions));
  expect(jurySolutions).toMatchObject([
    { folder: 'accepted', name: 'a.py', expected: ['AC'], source: 'print(1)\r\n' },
    { folder: 'accepted', name: 'main/main.cpp', language: 'CPP17' },
    { folder: 'mixed', name: 'perhaps.js', expected: ['AC', 'TLE'] },
    { folder: 'partially_accepted', name: 'part.py', partial: true, rules: [{ cases: '', score: [40, 40] }] },
    { folder: 'time_limit_exceeded', name: 'slow.py', expected: ['AC', 'TLE'] },
  ]);
  expect(juryFiles.map(({ path }) => path)).toEqual([
    'accepted/Old.class',
    'accepted/b.kt',
    'submissions.yaml',
    'wrong_answer/README.md',
  ]);
  expect(report).toEqual([
    'submissions/accepted/b.kt is kept, but does not run: the language of .kt files is not supported',
  ]);
});

test('an imported package is exported with the same files', async () => {
  expect(juryPackageFiles(await readJury(memoryTree(submissions)))).toEqual(submissions);
  const problem = { ...problemOf(await read(current)), ...(await readJury(memoryTree(submissions))) };
  expect(writePackage(CreateProblem.parse(problem)).files).toMatchObject(submissions);
});

test('changed expectations and new solutions are read again as they were written', async () => {
  const { jurySolutions, juryFiles } = await readJury(memoryTree(submissions));
  const [, , ...kept] = jurySolutions;
  const solution = { language: 'PYTHON3' as const, source: 'print(2)' };
  const changed = [
    ...kept.map(({ folder: _, ...one }) =>
      one.name === 'slow.py' ? { ...one, expected: ['WA' as const] } : one,
    ),
    { ...solution, name: 'greedy', expected: ['AC' as const, 'TLE' as const] },
    { ...solution, name: 'greedy', expected: ['AC' as const, 'TLE' as const] },
    { ...solution, name: 'crash.py', expected: ['RTE' as const, 'MLE' as const, 'OLE' as const] },
    { ...solution, name: 'odd.py', expected: ['WA' as const, 'TLE' as const] },
  ];
  const files = juryPackageFiles({ jurySolutions: changed, juryFiles });
  expect(Object.keys(files)).toContain('submissions/mixed/greedy-2.py');
  const again = await readJury(memoryTree(files));
  const byName = (list: { name: string; expected: string[]; rules?: unknown }[]) =>
    Object.fromEntries(list.map(({ name, expected, rules }) => [name, [expected, rules]]));
  const { greedy, ...others } = byName(changed);
  const read = byName(again.jurySolutions);
  for (const [name, [expected]] of Object.entries(others)) expect(read[name]?.[0], name).toEqual(expected);
  expect(read['greedy.py']?.[0]).toEqual(greedy?.[0]);
  expect(read['part.py']?.[1]).toEqual(others['part.py']?.[1]);
});

test('solutions of a Polygon package follow their tags', async () => {
  const solutions = [
    'main',
    'time-limit-exceeded-or-accepted',
    'time-limit-exceeded-or-memory-limit-exceeded',
    'do-not-run',
  ];
  const xml = solutions.map(
    (tag) => `<solution tag="${tag}"><source path="solutions/${tag}.py"/></solution>`,
  );
  const tree = memoryTree({
    'problem.xml': `<problem><judging><testset name="tests"><test-count>1</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      </testset></judging><assets><solutions>${xml.join('')}</solutions></assets></problem>`,
    'tests/01': '1\n',
    'tests/01.a': '1\n',
    ...Object.fromEntries(solutions.map((tag) => [`solutions/${tag}.py`, 'print(1)\n'])),
  });
  const { submissions: found } = await readSubmissions(tree);
  expect(found.map(({ name, expected }) => [name, expected])).toEqual([
    ['accepted/main.py', ['AC']],
    ['mixed/time-limit-exceeded-or-accepted.py', ['AC', 'TLE']],
    ['mixed/time-limit-exceeded-or-memory-limit-exceeded.py', ['TLE', 'MLE']],
  ]);
  const { juryFiles } = await readJury(tree);
  expect(juryFiles.map(({ path }) => path)).toContain('do-not-run/do-not-run.py');
});
