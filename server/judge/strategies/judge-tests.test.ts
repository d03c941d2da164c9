import { expect, test } from 'vitest';
import { type Scoring, TestGroup } from '../../../contract/entities/problem';
import type { CompareThread } from '../check/compare-thread';
import { cpp17 } from '../languages/cpp17';
import { judgementMsMax, notRunMessage, overBudgetMessage } from '../patience';
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

/** Judges a program whose run of a test case ends as `run` says; a run takes `runMs` of the judge's time. */
async function judge(testCases: TestCase[], scoring: Scoring | null, run: () => RunReport, runMs = 0) {
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
      ...(scoring && { scoring }),
    },
    thread: {} as CompareThread,
    workDirs: {} as WorkDirs,
    checker: null,
    onEvent: () => undefined,
    nowMs: () => clockMs,
  });
}

const groups = (...names: string[]): Scoring => ({
  groups: ['', 'secret', ...names].map((name) => TestGroup.parse({ name, onReject: 'continue' })),
});

test('with scoring, too, the rest of a group is not run after five late ones, and other groups are', async () => {
  const all = [...cases('secret/a', 100), ...cases('secret/b', 3)];
  let runs = 0;
  const outcome = await judge(all, groups('secret/a', 'secret/b'), () => (runs++ < 5 ? late : ended));
  expect(outcome.tests.map(({ testcaseIndex }) => testcaseIndex)).toEqual([0, 1, 2, 3, 4, 100, 101, 102]);
  expect(outcome).toMatchObject({ verdict: 'TLE', stopped: notRunMessage, points: { earned: 3 } });
});

test('late ones of one group say nothing of another', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `secret/${name}`);
  const all = names.flatMap((name) => cases(name, 4));
  const outcome = await judge(all, groups(...names), () => late);
  expect(outcome.tests).toHaveLength(24);
});

test.each([
  ['without scoring', null],
  ['with scoring', groups('secret/a')],
])(
  'no test case is begun when the judgement has taken its time, and what is unfinished is not accepted: %s',
  async (_, scoring) => {
    const outcome = await judge(cases('secret/a', 10), scoring, () => ended, judgementMsMax / 3);
    expect(outcome).toMatchObject({ verdict: 'TLE', stopped: overBudgetMessage });
    expect(outcome.tests.map(({ verdict }) => verdict)).toEqual(['AC', 'AC', 'AC', 'AC']);
  },
);
