import { expect, test } from 'vitest';
import { memoryTree } from '../file-tree';
import { readSubmissions } from '../judging/submissions';
import { readPackage } from '../read-package';

const problemXml = `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="4" short-name="two-piers" url="">
  <names><name language="english" value="Two Piers &amp; a Rope"/><name language="russian" value="Два причала"/></names>
  <statements>
    <statement charset="UTF-8" language="english" path="statements/english/problem.tex" type="application/x-tex"/>
    <statement charset="UTF-8" language="russian" path="statements/russian/problem.tex" type="application/x-tex"/>
  </statements>
  <judging input-file="" output-file="">
    <testset name="tests">
      <time-limit>1500</time-limit>
      <memory-limit>134217728</memory-limit>
      <test-count>3</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests>
        <test method="manual" sample="true"/>
        <test cmd="gen 10" method="generated"/>
        <test cmd="gen 20" method="generated"/>
      </tests>
    </testset>
  </judging>
  <assets>
    <checker name="std::rcmp4.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <solutions>
      <solution tag="main"><source path="solutions/right.cpp" type="cpp.g++17"/></solution>
      <solution tag="time-limit-exceeded"><source path="solutions/slow.py" type="python.3"/></solution>
      <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/perhaps.py" type="python.3"/></solution>
    </solutions>
  </assets>
  <tags><tag value="geometry"/></tags>
</problem>`;

const full = {
  'problem.xml': problemXml,
  'statement-sections/english/legend.tex': 'How long is the rope between $a$ and $b$?\n',
  'statement-sections/english/input.tex': 'Two numbers.\n',
  'statement-sections/english/output.tex': 'One number.\n',
  'statement-sections/english/notes.tex': 'Pull it \\textbf{tight}.\n',
  'statement-sections/russian/legend.tex': 'Какой длины верёвка?\n',
  'tests/01': '1 2\r\n',
  'tests/01.a': '1\r\n',
  'tests/02': '5 9\n',
  'tests/02.a': '4\n',
  'tests/03': '7 7\n',
  'tests/03.a': '0\n',
  'files/check.cpp': '#include "testlib.h"\nint main() {}\n',
  'files/testlib.h': '// ends with 0 for right\n',
  'solutions/right.cpp': 'int main() {}\n',
  'solutions/slow.py': 'while True: pass\n',
  'solutions/perhaps.py': 'print(1)\n',
};
const read = (files: Record<string, string>) => readPackage(memoryTree(files), 'two-piers');
const withXml = (from: string | RegExp, to: string) => ({
  ...full,
  'problem.xml': problemXml.replace(from, to),
});

test('D-44 imports a full Polygon package with its tests byte for byte', async () => {
  const result = await read(full);
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  const { problem } = result;
  expect(problem).toMatchObject({
    title: 'Two Piers & a Rope',
    description: 'How long is the rope between $a$ and $b$?',
    inputFormat: 'Two numbers.',
    outputFormat: 'One number.',
    explanation: 'Pull it **tight**.',
    translations: [{ language: 'ru', title: 'Два причала', description: 'Какой длины верёвка?' }],
    tags: ['geometry'],
    checker: { type: 'tokens', floatTolerance: 1e-4 },
  });
  expect(problem.testCases.map(({ input, output, sample }) => [input, output, sample])).toEqual([
    ['1 2\r\n', '1\r\n', true],
    ['5 9\n', '4\n', false],
    ['7 7\n', '0\n', false],
  ]);
  expect(problem.testCases[0]).toMatchObject({ timeLimit: 1.5, memoryLimit: 128 });
  expect(result.report).toEqual([
    'problem_statement/problem.en.tex: only simple TeX commands are converted',
    'problem_statement/problem.ru.tex: only simple TeX commands are converted',
    'there is no difficulty: medium is assumed',
  ]);
});

test('D-44 imports solutions as submissions with the verdicts of their tags', async () => {
  const { submissions } = await readSubmissions(memoryTree(full));
  expect(submissions.map(({ name, expected }) => [name, expected])).toEqual([
    ['accepted/right.cpp', ['AC']],
    ['mixed/perhaps.py', ['AC', 'TLE']],
    ['time_limit_exceeded/slow.py', ['TLE']],
  ]);
});

test.each([
  ['wcmp', { type: 'tokens', caseSensitive: true }],
  ['yesno', { type: 'tokens' }],
  ['rcmp9', { type: 'tokens', floatTolerance: 1e-9 }],
  ['acmp', { type: 'tokens', floatAbsoluteTolerance: 1.5e-6 }],
  ['fcmp', { type: 'tokens', compares: 'exactLines' }],
  ['lcmp', { type: 'tokens', compares: 'lines' }],
  ['uncmp', { type: 'tokens', compares: 'integerSet' }],
])('D-44 maps the Polygon checker std::%s.cpp', async (name, checker) => {
  const result = await read(withXml('std::rcmp4.cpp', `std::${name}.cpp`));
  expect(result.ok && result.problem.checker).toEqual(checker);
});

test('D-44 imports a custom checker with its library', async () => {
  const result = await read(withXml('name="std::rcmp4.cpp" ', ''));
  expect(result.ok && result.problem.checker).toMatchObject({
    type: 'custom',
    protocol: 'testlib',
    language: 'CPP17',
    files: [{ path: 'check.cpp' }, { path: 'testlib.h' }],
  });
});

const { 'tests/03.a': _, ...unbuilt } = full;
test.each([
  ['without all test files', unbuilt, /tests\/03\.a is missing: build a full package/],
  ['without tests', { 'problem.xml': '<problem/>' }, /there are no tests/],
  ['with invalid XML', { 'problem.xml': 'problem' }, /cannot be parsed/],
  ['with another root element', { 'problem.xml': '<contest/>' }, /this is not a Polygon package/],
  ['without its interactor', withXml('<checker', '<interactor/><checker'), /interactor .*is missing/],
  [
    'without its checker',
    withXml(/<checker.*<\/checker>/, '<checker><source path="files/none.cpp"/></checker>'),
    /files\/none\.cpp is missing/,
  ],
  [
    'whose checker gives percents',
    withXml('<judging', '<judging treat-points-from-checker-as-percent="true"'),
    /percents/,
  ],
])('D-44 refuses a Polygon package %s and says what to do', async (_, files, message) => {
  const result = await read(files);
  expect(result).toMatchObject({ ok: false, file: 'problem.xml' });
  if (!result.ok) expect(result.message).toMatch(message);
});

test('imports validators and generators, and the command of each generated test', async () => {
  const assets = `<assets><validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>`;
  const executables = `<files><executables><executable><source path="files/gen.cpp" type="cpp.g++17"/></executable>
    <executable><source path="files/val.cpp" type="cpp.g++17"/></executable></executables></files>`;
  const result = await read({
    ...withXml('<assets>', `${executables}${assets}`),
    'files/val.cpp': '#include "testlib.h"\n',
    'files/gen.cpp': '#include "testlib.h"\n',
  });
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  expect(result.problem.tools).toEqual({
    validators: [
      {
        name: 'val.cpp',
        language: 'CPP17',
        protocol: 'testlib',
        files: [{ path: 'val.cpp', content: '#include "testlib.h"\n' }],
        arguments: [],
      },
    ],
    generators: [
      { name: 'gen.cpp', language: 'CPP17', files: [{ path: 'gen.cpp', content: '#include "testlib.h"\n' }] },
    ],
    sharedFiles: [{ path: 'testlib.h', content: '// ends with 0 for right\n' }],
    script: 'gen 10\ngen 20',
  });
  expect(result.problem.testCases.map(({ generatedBy }) => generatedBy)).toEqual([
    undefined,
    'gen 10',
    'gen 20',
  ]);
});

const resource = (more: string, stage = 'compile') =>
  `<files><resources><file ${more} path="files/grader.h" type="h.g++"><stages><stage name="${stage}"/></stages><assets><asset name="solution"/></assets></file></resources></files><assets>`;
const withResource = (xml: string) => ({
  ...withXml('<assets>', xml),
  'files/grader.h': '// the header of the task\n',
});

test('adds a resource of solutions to the programs of its languages', async () => {
  const header = { path: 'grader.h', content: '// the header of the task\n' };
  expect(await read(withResource(resource('for-types="cpp.*;pas.*"')))).toMatchObject({
    ok: true,
    problem: { checker: { run: { addedFiles: [{ language: 'CPP17', files: [header] }] } } },
  });
});

test('refuses a resource that programs read while they run, and a missing one', async () => {
  expect(await read(withResource(resource('for-types="*"', 'run')))).toMatchObject({
    ok: false,
    message: 'programs read files/grader.h while they run, which is not supported',
  });
  expect(await read(withXml('<assets>', resource('for-types="*"')))).toMatchObject({
    ok: false,
    message: 'files/grader.h is compiled with every program, and is missing in the package',
  });
});
