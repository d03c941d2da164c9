import { expect, test } from 'vitest';
import { CreateProblem } from '../../entities/problem/problem';
import { memoryTree } from '../file-tree';
import { readPackage } from '../read-package';
import { writePackage } from '../write-package';

const testsOf = (tests: readonly string[], more = '', assets = '<checker name="std::ncmp.cpp"/>') => ({
  'problem.xml': `<problem><names><name language="english" value="Piers"/></names><judging><testset name="tests">
    <time-limit>1000</time-limit><memory-limit>67108864</memory-limit>
    <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
    <tests>${tests.map((attributes) => `<test ${attributes}/>`).join('')}</tests>${more}
  </testset></judging><assets>${assets}</assets></problem>`,
  ...Object.fromEntries(
    tests.flatMap((_, at) => {
      const path = `tests/${String(at + 1).padStart(2, '0')}`;
      return [
        [path, `${at + 1}\n`],
        [`${path}.a`, `${at + 1}\n`],
      ];
    }),
  ),
});
const read = (files: Record<string, string | Uint8Array>) => readPackage(memoryTree(files), 'piers');

async function problemOf(files: Record<string, string | Uint8Array>): Promise<CreateProblem> {
  const result = await read(files);
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  return result.problem;
}

const groups = `<groups>
  <group name="samples" points="0" points-policy="complete-group"/>
  <group name="small" points="30" points-policy="complete-group"><dependencies><dependency group="samples"/></dependencies></group>
  <group name="tall" points-policy="each-test"><dependencies><dependency group="small"/></dependencies></group>
</groups>`;
const grouped = [
  'sample="true" group="samples"',
  'group="small" points="10"',
  'group="small" points="20"',
  'group="tall" points="30"',
  'group="tall" points="40"',
];

test('D-44 imports groups with points, their policy and the groups that they need', async () => {
  const { testCases, scoring } = await problemOf(testsOf(grouped, groups));
  expect(testCases.map(({ input, group, sample }) => [input.trim(), group, sample])).toEqual([
    ['1', 'sample', true],
    ['2', 'secret/small', false],
    ['3', 'secret/small', false],
    ['4', 'secret/tall/points-30', false],
    ['5', 'secret/tall/points-40', false],
  ]);
  const byName = Object.fromEntries((scoring?.groups ?? []).map(({ name, ...group }) => [name, group]));
  expect(byName['']).toMatchObject({ aggregation: 'sum', maxScore: 100, countsSamples: false });
  expect(byName['secret/small']).toMatchObject({
    aggregation: 'min',
    onReject: 'break',
    acceptScore: 30,
    maxScore: 30,
    requires: ['sample'],
  });
  expect(byName['secret/tall']).toMatchObject({
    aggregation: 'sum',
    onReject: 'continue',
    maxScore: 70,
    requires: ['secret/small'],
  });
  expect(byName['secret/tall/points-40']).toMatchObject({ acceptScore: 40, aggregation: 'sum' });
});

test('D-44 a sample with points is shown, and counts in its group', async () => {
  const { testCases, scoring } = await problemOf(
    testsOf(['sample="true" points="40"', 'points="60"', 'points="0"']),
  );
  expect(testCases.map(({ input, group, sample }) => [input.trim(), group, sample])).toEqual([
    ['1', 'sample', true],
    ['3', 'secret/tests/points-0', false],
    ['1', 'secret/tests/points-40', false],
    ['2', 'secret/tests/points-60', false],
  ]);
  expect(scoring?.groups.find(({ name }) => name === '')).toMatchObject({ maxScore: 100 });
});

test('D-44 groups without points are no groups: all tests must pass', async () => {
  const result = await read(testsOf(['group="1" points="0.0"', 'group="2" points="0.0"']));
  expect(result.ok && result.problem.scoring).toBeUndefined();
  expect(result.ok && result.report).toContain('the groups of tests have no points: all tests must pass');
});

test('D-44 keeps the order of groups whose names sort in another way', async () => {
  const { testCases } = await problemOf(testsOf(['group="z" points="1"', 'group="a" points="1"']));
  expect(testCases.map(({ group }) => group)).toEqual(['secret/1-z', 'secret/2-a']);
});

const interactive = '<interactor><source path="files/talk.cpp"/></interactor>';
const programs = {
  'files/talk.cpp': '#include "testlib.h"\nint main() {}\n',
  'files/check.cpp': '#include "testlib.h"\nint main() {}\n',
  'files/testlib.h': '// ends with 0\n',
};

test.each([
  ['a comparison', '<checker name="std::lcmp.cpp"/>', { type: 'tokens', compares: 'lines' }],
  [
    'a program',
    '<checker><source path="files/check.cpp"/></checker>',
    { type: 'custom', protocol: 'testlib', files: [{ path: 'check.cpp' }, { path: 'testlib.h' }] },
  ],
])('D-44 imports an interactor whose output goes to %s', async (_, checker, expected) => {
  const problem = await problemOf({ ...testsOf(['', ''], '', interactive + checker), ...programs });
  expect(problem.checker).toMatchObject({
    type: 'custom',
    protocol: 'testlib',
    interactive: true,
    files: [{ path: 'talk.cpp' }, { path: 'testlib.h' }],
    outputChecker: expected,
  });
  const again = await problemOf(writePackage(problem).files);
  expect(again).toEqual(problem);
});

test('D-44 a problem with points takes them from the checker, and is exported unchanged', async () => {
  const assets = '<checker><source path="files/check.cpp"/></checker>';
  const problem = await problemOf({ ...testsOf(grouped, groups, assets), ...programs });
  expect(problem.checker).toMatchObject({ scores: true });
  expect(CreateProblem.parse(await problemOf(writePackage(problem).files))).toEqual(problem);
});
