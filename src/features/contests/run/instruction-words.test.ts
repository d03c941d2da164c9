import { expect, test } from 'vitest';
import { introText, rejectionOf, runFacts, startWords } from './instruction-words';

const contest = {
  ...{ questionCount: 2, timedContest: false, duration: null, openContestForever: true, endTime: null },
  ...{ startTime: '2026-03-01T09:30:00Z', removed: [] },
  ...{ enableProctored: false, maxWarnings: 3, lateSyncMinutes: 10 },
};
const begins = { startTime: '2026-03-01T09:30:00Z', run: null };
const run = { startedAt: '2026-03-01T09:31:00Z', deadline: null, end: null };

test('CRUN-2 the start can be pressed while the contest runs and there is a network', () => {
  expect(startWords(begins, 'running', false).canStart).toBe(true);
  expect(startWords(begins, 'running', true)).toMatchObject({ canStart: false });
});

test('before the contest its beginning is told, after it its end; whoever has a run goes on with it', () => {
  const before = startWords(begins, 'before', false);
  expect(before.canStart).toBe(false);
  expect(before.text).toMatch(
    /^The contest begins (Feb 28|Mar [12]), 2026, \d\d:\d\d .+\. Start Contest appears here then\.$/,
  );
  expect(startWords(begins, 'ended', true)).toEqual({ canStart: false, text: 'Contest has ended.' });
  expect(startWords({ ...begins, run }, 'ended', false).canStart).toBe(true);
});

test('D-35 nobody starts in a pause, and whoever has a run goes back to it', () => {
  const paused = { ...begins, pausedSince: '2026-03-01T10:00:00Z' };
  expect(startWords(paused, 'running', false)).toMatchObject({ canStart: false });
  expect(startWords(paused, 'running', false).text).toMatch(/^You can start once the contest goes on/);
  expect(startWords({ ...paused, run }, 'running', false).canStart).toBe(true);
});

test('D-35 the end that is told is later by what was cut out of the contest, and by a pause that lasts', () => {
  const told = (endTime: string, more: object = {}) =>
    runFacts({ ...contest, openContestForever: false, endTime, ...more }, true)[1]?.text;
  const removed = [{ from: '2026-03-01T09:40:00Z', to: '2026-03-01T09:55:00Z' }];
  const later = told('2026-03-01T10:45:00Z');
  expect(told('2026-03-01T10:30:00Z')).not.toBe(later);
  expect(told('2026-03-01T10:30:00Z', { removed })).toBe(later);
  expect(told('2026-03-01T10:30:00Z', { removed, pausedSince: '2026-03-01T10:00:00Z' })).toBe(
    `${later} and as long as the pause lasts`,
  );
});

test('only where everybody has their own time does it begin with the start', () => {
  expect(introText(contest)).not.toContain('Your time begins');
  expect(introText({ ...contest, timedContest: true })).toContain('Your time begins with Start Contest.');
});

test('a grace is only told of where there is an end', () => {
  const told = (more: object) => runFacts({ ...contest, ...more }, true)[2]?.text;
  expect(told({})).toBe('What you submit waits on this device until it is sent.');
  expect(told({ timedContest: true, duration: 60 })).toContain('within 10 minutes after it');
  expect(told({ timedContest: true, duration: 60, lateSyncMinutes: 0 })).toContain('before the end');
});

test('CRUN-7 who is known to be excluded is told so before Start; whoever has a run is not', () => {
  const excluded = { allowed: false, reason: 'domain' } as const;
  expect(rejectionOf({ eligibility: excluded, run: null })).toBe(
    'Your email domain is not allowed to join this contest.',
  );
  expect(rejectionOf({ eligibility: { allowed: false, reason: 'emails' }, run: null })).toContain(
    'not allowed',
  );
  const run = { startedAt: '2030-01-01T10:00:00Z', deadline: null, end: null };
  expect(rejectionOf({ eligibility: excluded, run })).toBeNull();
  expect(rejectionOf({ eligibility: { allowed: true }, run: null })).toBeNull();
});
