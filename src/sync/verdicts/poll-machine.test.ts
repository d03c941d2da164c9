import { expect, test } from 'vitest';
import type { SubmissionStatus } from '../../../contract/entities/submission';
import { beginPoll, type Poll, pauseMs, shownStatus, transition } from './poll-machine';

const answers = (poll: Poll, ...statuses: (SubmissionStatus | 'failed')[]): Poll =>
  statuses.reduce<Poll>(
    (at, status) => transition(at, status === 'failed' ? { type: 'failed' } : { type: 'answered', status }),
    poll,
  );
const start = beginPoll('queued');
const five = ['queued', 'queued', 'queued', 'queued', 'queued'] as const;

test('RUN-4 the status follows the server', () => {
  const steps = ['queued', 'executing', 'executed', 'queued_for_evaluation'] as const;
  for (let n = 1; n <= steps.length; n += 1) {
    expect(shownStatus(answers(start, ...steps.slice(0, n)))).toBe(steps[n - 1]);
  }
});

test('RUN-8 LIM-7 polls are 5 s apart', () => {
  expect(pauseMs(start)).toBe(5000);
  expect(pauseMs(answers(start, 'queued', 'executing'))).toBe(5000);
});

test('RUN-9 RUN-11 the fifth answer that is not final shows that the servers are busy', () => {
  expect(shownStatus(answers(start, ...five.slice(1)))).toBe('queued');
  expect(shownStatus(answers(start, ...five))).toBe('error_no_servers_online');
});

test('RUN-10 RUN-20 done and error end polling', () => {
  expect(answers(start, 'executing', 'done')).toEqual({ phase: 'ended', status: 'done' });
  expect(answers(start, 'error')).toEqual({ phase: 'ended', status: 'error' });
  expect(answers(start, 'done', 'executing', 'failed')).toEqual({ phase: 'ended', status: 'done' });
});

test('RUN-13 a failed poll shows error_unknown, and the next answer removes it', () => {
  const failed = answers(start, 'executing', 'failed');
  expect(shownStatus(failed)).toBe('error_unknown');
  expect(shownStatus(answers(failed, 'executing'))).toBe('executing');
});

test('RUN-11 a verdict that comes after the busy text still arrives', () => {
  expect(answers(start, ...five, 'queued', 'failed', 'done')).toEqual({ phase: 'ended', status: 'done' });
});

test('RUN-11 the busy text stays without progress, and disappears with progress', () => {
  const busy = answers(start, ...five);
  expect(shownStatus(answers(busy, 'queued'))).toBe('error_no_servers_online');
  expect(shownStatus(answers(busy, 'executing'))).toBe('executing');
});

test('RUN-9 D-7 a submission with progress does not show the busy text, one without progress does', () => {
  const running = (poll: Poll, testcaseIndex: number) =>
    transition(poll, { type: 'answered', status: 'executing', testcaseIndex });
  const far = Array.from({ length: 12 }, (_, index) => index).reduce(running, start);
  expect(shownStatus(far)).toBe('executing');
  expect(pauseMs(far)).toBe(5000);
  const standing = [11, 11, 11, 11].reduce(running, far);
  expect(shownStatus(standing)).toBe('error_no_servers_online');
  expect(shownStatus(running(standing, 12))).toBe('executing');
});

test('while watching, pauses grow to a minute', () => {
  const pauses = Array.from({ length: 7 }, (_, n) =>
    pauseMs(answers(start, ...five, ...Array<'queued'>(n).fill('queued'))),
  );
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});

test('RUN-9 LIM-7 polling stops after ten checks until the user or the network returns, then polls five times again', () => {
  const waited = answers(start, ...five, ...Array<'queued'>(10).fill('queued'));
  expect(pauseMs(waited)).toBe(Number.POSITIVE_INFINITY);
  const back = transition(waited, { type: 'resumed' });
  expect(shownStatus(back)).toBe('queued');
  expect(pauseMs(back)).toBe(5000);
  expect(shownStatus(answers(back, ...five.slice(1)))).toBe('queued');
  expect(shownStatus(answers(back, ...five))).toBe('error_no_servers_online');
});

test('continues to poll a submission of an earlier visit', () => {
  expect(shownStatus(beginPoll('error_no_servers_online'))).toBe('error_no_servers_online');
  expect(shownStatus(beginPoll('error_unknown', 'executing'))).toBe('executing');
});
