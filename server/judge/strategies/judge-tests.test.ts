import { expect, test } from 'vitest';
import { type Scoring, TestGroup } from '../../../contract/entities/problem/problem';
import type { CompareThread } from '../check/compare-thread';
import { cpp17 } from '../languages/cpp17';
import { judgementMsMax, noPointsMessage, notRunMessage, overBudgetMessage } from '../late-budget';
import type { RunReport } from '../sandbox/types';
import type { TestCase } from '../types';
import type { WorkDirs } from '../work-dirs';
import { judgeTests } from './judge-tests';

const ended: RunReport = {
  ok: true,
  exitCode: 0,
  signal: null,
  killedBy: null,
  outOfMemory: false,
  cpuMs: 900,
  wallMs: 900,
  endedMs: 0,
  peakBytes: 1,
  writtenBytes: 0,
  stdout: new Uint8Array(0),
  stderr: new Uint8Array(0),
};
const late: RunReport = { ...ended, killedBy: 'cpu', signal: 9, cpuMs: 5500, wallMs: 5600 };

const caseIn = (group: string): TestCase => ({
  id: group,
  input: new Uint8Array(0),
  expected: new Uint8Array(0),
  timeLimitMs: 5000,
  memoryLimitBytes: 2 ** 28,
  weight: 1,
  sample: false,
  group,
});
const cases = (group: string, count: number) => Array.from({ length: count }, () => caseIn(group));

/** `run` returns how each run ends; it takes `runMs`. */
async function judge(
  testCases: TestCase[],
  scoring: Scoring | null,
  run: () => RunReport,
  runMs = 0,
  onRun = (_index: number): unknown => undefined,
) {
  let clockMs = 0;
  const sandbox = {
    tier: 'cgroup' as const,
    ownerUid: 0,
    place: (_path: string, moved: string) => moved,
    run: async () => {
      clockMs += runMs;
      return run();
    },
    renew: () => undefined,
    close: async () => undefined,
    repeats: { once: async () => undefined },
  };
  const toolchain = { version: '1', programs: {}, runMounts: [], compileMounts: [] };
  return await judgeTests({
    sandbox,
    companion: sandbox,
    pipes: null,
    program: { definition: cpp17, toolchain, baselineBytes: 0, source: '', dir: '/' },
    request: {
      language: 'CPP17',
      source: '',
      checker: { type: 'tokens' },
      mode: 'all',
      testCases,
      scoring: scoring ?? undefined,
    },
    thread: {} as CompareThread,
    workDirs: {} as WorkDirs,
    checker: null,
    onEvent: (event) => {
      if (event.type === 'running') onRun(event.testcaseIndex);
    },
    nowMs: () => clockMs,
  });
}

const groups = (...names: string[]): Scoring => ({
  groups: ['', 'secret', ...names].map((name) => TestGroup.parse({ name, onReject: 'continue' })),
});

const indexes = ({ tests }: { tests: { testcaseIndex: number }[] }) =>
  tests.map(({ testcaseIndex }) => testcaseIndex);

test('with scoring, too, the rest of a group is not run after late ones, and other groups are', async () => {
  const all = [...cases('secret/a', 100), ...cases('secret/b', 3)];
  let runs = 0;
  const outcome = await judge(all, groups('secret/a', 'secret/b'), () => (runs++ < 3 ? late : ended));
  // The third has less than its full limit left: stopped, neither late nor judged.
  expect(indexes(outcome)).toEqual([0, 1, 100, 101, 102]);
  expect(outcome).toMatchObject({ verdict: 'TLE', stopped: notRunMessage, points: { earned: 3 } });
});

test('late cases of one group do not affect another', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `secret/${name}`);
  const all = names.flatMap((name) => cases(name, 2));
  const outcome = await judge(all, groups(...names), () => late);
  expect(outcome.tests).toHaveLength(12);
});

test('after a late one the smallest inputs come first, and results stay in the order of the test cases', async () => {
  const sizes = [5, 900, 800, 1, 2];
  const all = sizes.map((size) => ({ ...caseIn(''), input: new Uint8Array(size) }));
  const order: number[] = [];
  const verdicts = [ended, late, ended, ended, late];
  const outcome = await judge(
    all,
    null,
    () => verdicts[order.length - 1] ?? ended,
    0,
    (index) => order.push(index),
  );
  expect(order).toEqual([0, 1, 3, 4, 2]);
  expect(indexes(outcome)).toEqual([0, 1, 2, 3, 4]);
  expect(outcome.tests.map(({ verdict }) => verdict)).toEqual(['AC', 'TLE', 'TLE', 'AC', 'AC']);
  expect(outcome).toMatchObject({ verdict: 'TLE', score: 60 });
});

test('skips test cases that cannot change the score', async () => {
  const weights = [1, 1, 0, 0];
  const all = weights.map((weight) => ({ ...caseIn(''), weight }));
  const wrong = { ...ended, exitCode: 1 };
  let runs = 0;
  const outcome = await judge(all, null, () => (runs++ === 0 ? wrong : ended));
  expect(indexes(outcome)).toEqual([0, 1, 2, 3]);
  runs = 0;
  const last = await judge(all, null, () => (runs++ === 1 ? wrong : ended));
  expect(indexes(last)).toEqual([0, 1]);
  expect(last).toMatchObject({ verdict: 'RTE', score: 50, stopped: noPointsMessage });
});

test.each([
  ['without scoring', null],
  ['with scoring', groups('secret/a')],
])(
  'begins no test case after the judgement’s time limit, and an unfinished one is not accepted: %s',
  async (_, scoring) => {
    const outcome = await judge(cases('secret/a', 10), scoring, () => ended, judgementMsMax / 3);
    expect(outcome).toMatchObject({ verdict: 'TLE', stopped: overBudgetMessage });
    expect(outcome.tests.map(({ verdict }) => verdict)).toEqual(['AC', 'AC', 'AC', 'AC']);
  },
);
