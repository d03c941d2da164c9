import { expect, test } from 'vitest';
import { lateTryChecker } from './late-try-checker';
import { checkerPrograms } from './programs/checker-programs';
import type { CheckedChecker } from './types';

const checker = checkerPrograms.python;
const forever = new AbortController().signal;

/** A judge whose tries last until they are ended here, or given up. */
function slowJudge() {
  const tries: { end: (checked: CheckedChecker) => void; signal: AbortSignal | undefined }[] = [];
  const checkChecker = (_: unknown, signal?: AbortSignal) =>
    new Promise<CheckedChecker>((resolve, reject) => {
      tries.push({ end: resolve, signal });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  return { tries, judge: { checkChecker } };
}

test('checkers are tried one at a time', async () => {
  const { tries, judge } = slowJudge();
  const tryChecker = lateTryChecker(() => judge);
  const first = tryChecker(checker, forever);
  const second = tryChecker(checker, forever);
  await new Promise(setImmediate);
  expect(tries).toHaveLength(1);
  tries[0]?.end({ ok: true });
  expect(await first).toEqual({ ok: true });
  tries[1]?.end({ ok: false, log: 'no' });
  expect(await second).toEqual({ ok: false, log: 'no' });
});

test('what takes too long is given up, and nobody can tell; those who waited behind it, neither', async () => {
  const { tries, judge } = slowJudge();
  const tryChecker = lateTryChecker(() => judge, 20);
  expect(await Promise.all([tryChecker(checker, forever), tryChecker(checker, forever)])).toEqual([
    null,
    null,
  ]);
  expect(tries.every(({ signal }) => signal?.aborted)).toBe(true);
});

test('a try ends with the request that it is for', async () => {
  const { tries, judge } = slowJudge();
  const request = new AbortController();
  const tried = lateTryChecker(() => judge)(checker, request.signal);
  await new Promise(setImmediate);
  request.abort(new Error('gone'));
  await expect(tried).rejects.toThrow('gone');
  expect(tries[0]?.signal?.aborted).toBe(true);
});

test('without a judge, and about faults of ours, nobody can tell', async () => {
  expect(await lateTryChecker(() => undefined)(checker, forever)).toBeNull();
  const faulty = { checkChecker: async () => ({ ok: false, log: 'disk', ours: true }) as const };
  expect(await lateTryChecker(() => faulty)(checker, forever)).toBeNull();
});
