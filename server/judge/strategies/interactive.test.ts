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

test('a program that exits normally gets the checker’s verdict, even if it ended first', () => {
  for (const endedMs of [before, after]) {
    expect(decideWith(ran, { type: 'accepted' }, endedMs)).toBe('AC');
    expect(decideWith(ran, { type: 'rejected' }, endedMs)).toBe('WA');
    expect(decideWith(ran, { type: 'fault', message: '' }, endedMs)).toBe('fault');
  }
});

test('if the program fails and the checker does not accept, the first one counts', () => {
  for (const run of failures) {
    expect(decideWith(run, { type: 'rejected' }, before)).toBe('WA');
    expect(decideWith(run, { type: 'fault', message: '' }, before)).toBe('fault');
    expect(decideWith(run, { type: 'rejected' }, after)).toBe(run.verdict);
    expect(decideWith(run, { type: 'fault', message: '' }, after)).toBe(run.verdict);
  }
});

test('only a program that exits normally is accepted', () => {
  for (const run of failures)
    for (const endedMs of [before, after])
      expect(decideWith(run, { type: 'accepted' }, endedMs)).toBe(run.verdict);
});

test('a checker that was not waited for does not change a failure; otherwise its missing result is its fault', () => {
  for (const run of failures) expect(decideConversation(program, run, null)).toBe(run);
  expect(decideConversation(program, ran, null)).toHaveProperty('fault');
});
