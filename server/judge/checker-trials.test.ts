import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createCheckerTrials } from './checker-trials';
import { checkerPrograms } from './programs/checker-programs';
import type { CheckedChecker } from './types';

const { python, java } = checkerPrograms;

function slowJudge() {
  const trials: { end: (checked: CheckedChecker) => void; fail: (error: Error) => void }[] = [];
  const check = () =>
    new Promise<CheckedChecker>((resolve, reject) => {
      trials.push({ end: resolve, fail: reject });
    });
  return { trials, check };
}

test('returns whether a checker compiles', async () => {
  const { trials, check } = slowJudge();
  const tryChecker = createCheckerTrials(check);
  const first = tryChecker(python, 'ada', []);
  trials[0]?.end({ ok: true });
  expect(await first).toEqual({ type: 'compiles' });
  const second = tryChecker(java, 'ada', []);
  trials[1]?.end({ ok: false, log: 'no' });
  expect(await second).toEqual({ type: 'refused', log: 'no' });
  expect(await tryChecker({ type: 'tokens' }, 'ada', [])).toEqual({ type: 'compiles' });
});

test('a busy judge accepts nothing: the trial continues, and a later request finds its result', async () => {
  const { trials, check } = slowJudge();
  const tryChecker = createCheckerTrials(check, { patienceMs: 20 });
  expect(await tryChecker(python, 'ada', [])).toEqual({ type: 'busy' });
  const again = tryChecker(python, 'ada', []);
  trials[0]?.end({ ok: false, log: 'broken' });
  expect(await again).toEqual({ type: 'refused', log: 'broken' });
  expect(await tryChecker(python, 'ada', [])).toEqual({ type: 'refused', log: 'broken' });
  expect(trials).toHaveLength(1);
});

test('the wait ends on time even after a garbage collection', async () => {
  const { check } = slowJudge();
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const garbage = setInterval(collect, 5);
  const alive = new AbortController();
  const tryChecker = createCheckerTrials(check, { patienceMs: 100 });
  expect(await tryChecker(python, 'ada', [alive.signal])).toEqual({ type: 'busy' });
  clearInterval(garbage);
});

test('an account has one trial at a time, and all accounts together have a maximum', async () => {
  const { trials, check } = slowJudge();
  const tryChecker = createCheckerTrials(check, { pendingMax: 2 });
  void tryChecker(python, 'ada', []);
  expect(await tryChecker(java, 'ada', [])).toEqual({ type: 'busy' });
  void tryChecker(java, 'bob', []);
  expect(await tryChecker(checkerPrograms.cpp, 'cleo', [])).toEqual({ type: 'busy' });
  expect(trials).toHaveLength(2);
});

test('does not wait for a client that disconnected', async () => {
  const { check } = slowJudge();
  const request = new AbortController();
  const tried = createCheckerTrials(check)(python, 'ada', [request.signal]);
  request.abort();
  expect(await tried).toEqual({ type: 'busy' });
});

test('retries after an internal fault', async () => {
  const { trials, check } = slowJudge();
  const tryChecker = createCheckerTrials(check);
  const first = tryChecker(python, 'ada', []);
  trials[0]?.end({ ok: false, log: 'disk', ours: true });
  expect(await first).toEqual({ type: 'fault', reason: 'disk' });
  const second = tryChecker(python, 'ada', []);
  trials[1]?.fail(new Error('closed'));
  expect(await second).toEqual({ type: 'fault', reason: 'closed' });
});
