import { expect, test } from 'vitest';
import type { CheckOutcome } from '../check/check-outcome';
import type { RunReport } from '../sandbox/types';
import type { RunVerdict } from '../verdict';
import { decideConversation } from './interactive';

const program: RunReport = {
  ok: true,
  exitCode: 0,
  signal: null,
  killedBy: null,
  outOfMemory: false,
  cpuMs: 1,
  wallMs: 1,
  endedMs: 100,
  peakBytes: 1,
  writtenBytes: 0,
  stdout: new Uint8Array(0),
  stderr: new Uint8Array(0),
};
const ran: RunVerdict = { verdict: 'ran' };
const failures = (['TLE', 'MLE', 'OLE', 'RTE'] as const).map(
  (verdict): RunVerdict => ({ verdict, message: '' }),
);
const before = 99;
const after = 101;
const decideWith = (run: RunVerdict, outcome: CheckOutcome, endedMs: number) => {
  const decision = decideConversation(program, run, { outcome, endedMs });
  return 'fault' in decision ? 'fault' : decision.verdict;
};

test('a program that ended well is what the checker says, whoever was first', () => {
  for (const endedMs of [before, after]) {
    expect(decideWith(ran, { type: 'accepted' }, endedMs)).toBe('AC');
    expect(decideWith(ran, { type: 'rejected' }, endedMs)).toBe('WA');
    expect(decideWith(ran, { type: 'fault', message: '' }, endedMs)).toBe('fault');
  }
});

test('of a failed program and a checker that did not accept, the one that came first counts', () => {
  for (const run of failures) {
    expect(decideWith(run, { type: 'rejected' }, before)).toBe('WA');
    expect(decideWith(run, { type: 'fault', message: '' }, before)).toBe('fault');
    expect(decideWith(run, { type: 'rejected' }, after)).toBe(run.verdict);
    expect(decideWith(run, { type: 'fault', message: '' }, after)).toBe(run.verdict);
  }
});

test('acceptance is for programs that also end well', () => {
  for (const run of failures)
    for (const endedMs of [before, after])
      expect(decideWith(run, { type: 'accepted' }, endedMs)).toBe(run.verdict);
});

test('a checker that was not waited for has nothing to say against a failure, and without one it is to blame', () => {
  for (const run of failures) expect(decideConversation(program, run, null)).toBe(run);
  expect(decideConversation(program, ran, null)).toHaveProperty('fault');
});
