import { expect, test } from 'vitest';
import { current, problemOf, read, reportOf } from '../example-package';
import { memoryTree } from '../file-tree';
import { readPackage } from '../read-package';
import { writePackage } from '../write-package';

const runOf = async (files: Record<string, string>) =>
  problemOf(await read({ ...current, ...files })).checker.run;

test('reads the files of include/ by language, and those of default/ for the other languages', async () => {
  const run = await runOf({
    'include/cpp/grader.cpp': '#include "fish.h"\n',
    'include/cpp/fish.h': 'int fish(int);\n',
    'include/default/data/table.txt': '7\n',
    'include/rust/main.rs': 'fn main() {}\n',
  });
  const usual = [{ path: 'data/table.txt', content: '7\n' }];
  expect(run?.addedFiles).toEqual([
    { language: 'PYTHON3', files: usual },
    { language: 'JAVA8', files: usual },
    {
      language: 'CPP17',
      files: [
        { path: 'fish.h', content: 'int fish(int);\n' },
        { path: 'grader.cpp', content: '#include "fish.h"\n' },
      ],
    },
    { language: 'JAVASCRIPT_NODE', files: usual },
  ]);
});

test('names the participant’s file as the files of include/ import it', async () => {
  const run = await runOf({
    'include/python3/main.py': 'import sys\nfrom fish import catch\nimport helper\n',
    'include/python3/helper.py': '',
    'include/javascript/main.js': "const { fish } = require('./fish');\n",
    'submissions/accepted/fish.py': 'def catch(n): return n\n',
  });
  expect(run?.addedFiles?.map(({ language, programFile }) => [language, programFile])).toEqual([
    ['PYTHON3', 'fish.py'],
    ['JAVASCRIPT_NODE', 'fish.js'],
  ]);
});

test('reads accepted languages and the limits of output, code and validators', async () => {
  const settings = `languages: cpp python3 kotlin
validation: custom
limits: {output: 32, code: 64, validation_time: 20, validation_memory: 1024, validation_output: 16}
`;
  const result = await read({
    ...current,
    'problem.yaml': settings,
    'output_validators/check.py': 'raise SystemExit(42)\n',
  });
  expect(problemOf(result).checker).toMatchObject({
    run: { languages: ['PYTHON3', 'CPP17'], outputLimitMb: 32, codeLimitBytes: 65_536 },
    limits: { cpuSeconds: 20, memoryMb: 1024, outputMb: 16 },
  });
});

test.each([
  ['limits: {output: 999}\n', 'problem.yaml: limits.output (MiB) 999 becomes 64'],
  ['limits: {code: 500}\n', 'problem.yaml: limits.code 500 KiB becomes 128 KiB'],
  ['limits: {compilation_time: 60}\n', /compilation_time \(60 s; here a program compiles in 10 s\)/],
  ['limits: {moon_phase: 3}\n', 'problem.yaml: not imported: limits.moon_phase (3)'],
  ['allow_file_writing: true\n', 'problem.yaml: not imported: allow_file_writing (true)'],
  ['grading: {objective: min}\n', /a smaller score is better/],
])('reports the setting %j that cannot be kept', async (settings, line) => {
  const expected = typeof line === 'string' ? line : expect.stringMatching(line);
  expect(reportOf(await read({ ...current, 'problem.yaml': settings }))).toContainEqual(expected);
});

test.each([
  ['type: multi-pass\n', { passes: 2, interactive: false }],
  [
    'validation: custom interactive multi-pass\nlimits: {validation_passes: 5}\n',
    { passes: 5, interactive: true },
  ],
])('imports several passes from %j, and writes them back', async (settings, checker) => {
  const validator = { 'output_validator/check.py': 'raise SystemExit(42)\n' };
  const problem = problemOf(await read({ ...current, 'problem.yaml': settings, ...validator }));
  expect(problem.checker).toMatchObject(checker);
  expect(problemOf(await readPackage(memoryTree(writePackage(problem).files), 'x'))).toEqual(problem);
});

test('refuses a package whose languages are all unsupported', async () => {
  const result = await read({ ...current, 'problem.yaml': 'languages: [haskell, rust]\n' });
  expect(result).toMatchObject({ ok: false, file: 'problem.yaml', unsupported: true });
});

test('writes and reads back added files, languages and limits', async () => {
  const problem = problemOf(
    await read({
      ...current,
      'problem.yaml': `languages: [java, python3]
validation: custom
limits: {output: 2.5, code: 1.5, validation_time: 30}
`,
      'output_validators/check.py': 'raise SystemExit(42)\n',
      'include/python3/main.py': 'import fish\n',
      'include/java/unsigned/Number.java': 'package unsigned;\n',
      'attachments/fish.zip': '',
    }),
  );
  expect(problem.checker.run?.addedFiles).toHaveLength(2);
  const { files, report } = writePackage(problem);
  expect(problemOf(await readPackage(memoryTree(files), 'folder'))).toEqual(problem);
  expect(report).toEqual([]);
});

const including = (path: string, name: string) => ({
  'problem.yaml': 'validation: custom\n',
  [path]: `#include "${name}"\nint main() {}\n`,
});
const filesOf = async (files: Record<string, string>) => {
  const { checker } = problemOf(await read({ ...current, ...files }));
  return checker.type === 'custom' ? checker.files.map(({ path }) => path) : [];
};

test('takes headers of a validator from elsewhere in the package', async () => {
  const shared = { 'shared/numbers.h': '#include "words/all.h"\n', 'shared/words/all.h': '' };
  expect(
    await filesOf({ ...including('output_validators/check/check.cpp', '../../shared/numbers.h'), ...shared }),
  ).toEqual(['output_validators/check/check.cpp', 'shared/numbers.h', 'shared/words/all.h']);
});

test('takes testlib.h from another program of the package', async () => {
  const library = {
    'input_validators/look/look.cpp': '#include "testlib.h"\nint main() {}\n',
    'input_validators/look/testlib.h': '// ends with 0\n',
  };
  const files = await filesOf({ ...including('output_validators/check/check.cpp', 'testlib.h'), ...library });
  expect(files).toEqual(['check.cpp', 'testlib.h']);
});

test('points in problem.yaml of older packages replace those of all groups', async () => {
  const { scoring } = problemOf(
    await read({
      ...current,
      'problem.yaml': 'type: scoring\ngrading: {on_reject: grade, accept_score: 4, range: 0 80}\n',
      'data/secret/testdata.yaml': 'accept_score: 1\non_reject: break\n',
    }),
  );
  const secret = scoring?.groups.find(({ name }) => name === 'secret');
  expect(secret).toMatchObject({ onReject: 'continue', acceptScore: 4, maxScore: 80 });
});
