import { expect, test } from 'vitest';
import { stubTranslation } from '../../../../../tests/support/stub-translation';
import { introText, rejectionReason, runFacts, startAvailability } from './instruction-facts';

const contest = {
  questionCount: 2,
  timedContest: false,
  duration: null,
  openContestForever: true,
  endTime: null,
  startTime: '2026-03-01T09:30:00Z',
  removed: [],
  enableProctored: false,
  maxWarnings: 3,
  lateSyncMinutes: 10,
};
const device = { hasFullscreen: true, leavesByEscape: false, hasVim: false };
const unstarted = { startTime: '2026-03-01T09:30:00Z', run: null };
const run = { startedAt: '2026-03-01T09:31:00Z', deadline: null, end: null };

test('CRUN-2 a start is possible while the contest runs and the network works', () => {
  expect(startAvailability(unstarted, 'running', false).canStart).toBe(true);
  expect(startAvailability(unstarted, 'running', true)).toMatchObject({ canStart: false });
});

test('the text names the start before the contest and its end after it, and a started run can continue', () => {
  const before = startAvailability(unstarted, 'before', false);
  expect(before.canStart).toBe(false);
  expect(before.text).toMatch(
    /^The contest starts on (Feb 28|Mar [12]), 2026, \d\d:\d\d .+\. The Start Contest button will appear here\.$/,
  );
  expect(startAvailability(unstarted, 'ended', true)).toEqual({
    canStart: false,
    text: 'Contest has ended.',
  });
  expect(startAvailability({ ...unstarted, run }, 'ended', false).canStart).toBe(true);
});

test('D-35 a pause prevents a start, but not the return to a started run', () => {
  const paused = { ...unstarted, pausedSince: '2026-03-01T10:00:00Z' };
  expect(startAvailability(paused, 'running', false)).toMatchObject({ canStart: false });
  expect(startAvailability(paused, 'running', false).text).toMatch(
    /^You can start when the organiser resumes the contest\./,
  );
  expect(startAvailability({ ...paused, run }, 'running', false).canStart).toBe(true);
});

test('D-35 the shown end includes removed intervals and a current pause', () => {
  const text = (endTime: string, more: object = {}) =>
    runFacts({ ...contest, openContestForever: false, endTime, ...more }, device)[1]?.text;
  const removed = [{ from: '2026-03-01T09:40:00Z', to: '2026-03-01T09:55:00Z' }];
  const later = text('2026-03-01T10:45:00Z');
  expect(text('2026-03-01T10:30:00Z')).not.toBe(later);
  expect(text('2026-03-01T10:30:00Z', { removed })).toBe(later);
  expect(text('2026-03-01T10:30:00Z', { removed, pausedSince: '2026-03-01T10:00:00Z' })).toBe(
    `${later} plus the length of the pause`,
  );
});

test('the intro of a timed contest says that the time starts with the run', () => {
  expect(introText(contest)).not.toContain('Your time starts');
  expect(introText({ ...contest, timedContest: true })).toContain(
    'Your time starts when you press Start Contest.',
  );
});

test('late sync is named only where the contest ends', () => {
  const text = (more: object) => runFacts({ ...contest, ...more }, device)[3]?.text;
  expect(text({})).toBe('Submissions are saved on this device until they are sent.');
  expect(text({ timedContest: true, duration: 60 })).toContain('within 10 minutes after the end');
  expect(text({ timedContest: true, duration: 60, lateSyncMinutes: 0 })).toContain('before the end');
});

test('CRUN-7 an excluded user sees the reason before Start, unless a run exists', () => {
  const excluded = { allowed: false, reason: 'domain' } as const;
  expect(rejectionReason({ eligibility: excluded, run: null })).toBe(
    'Your email domain is not allowed to join this contest.',
  );
  expect(rejectionReason({ eligibility: { allowed: false, reason: 'emails' }, run: null })).toContain(
    'not allowed',
  );
  const run = { startedAt: '2030-01-01T10:00:00Z', deadline: null, end: null };
  expect(rejectionReason({ eligibility: excluded, run })).toBeNull();
  expect(rejectionReason({ eligibility: { allowed: true }, run: null })).toBeNull();
});

test('CRUN-7 the reason is in the language of the interface', async () => {
  const own = 'Tu correo no puede unirse a este concurso.';
  stubTranslation('es', { sentences: { 'Your email is not allowed to join this contest.': own } });
  const { rejectionReason: reasonIn } = await import('./instruction-facts');
  expect(reasonIn({ eligibility: { allowed: false, reason: 'emails' }, run: null })).toBe(own);
});

test('CRUN-1 the start screen explains how the contest is scored', () => {
  const scoring = (more: object) =>
    runFacts({ ...contest, ...more }, device).find(({ name }) => name === 'Scoring')?.text;
  expect(scoring({})).toContain('the points of all problems add up');
  expect(scoring({ scoring: 'icpc', penaltyMinutes: 5 })).toContain('5 minutes for each wrong attempt');
});

test('PROC-2 where Escape leaves full screen, the start screen of a proctored contest says so before the start', () => {
  const escapeFact = (more: object, enableProctored = true) =>
    runFacts({ ...contest, enableProctored }, { ...device, ...more }).find(
      ({ name }) => name === 'Escape key',
    )?.text;
  expect(escapeFact({})).toBeUndefined();
  expect(escapeFact({ leavesByEscape: true }, false)).toBeUndefined();
  expect(escapeFact({ leavesByEscape: true })).toBe(
    'In this browser, Escape leaves full screen. If it also closed a pop-up, you get no warning the first 2 times.',
  );
  expect(escapeFact({ leavesByEscape: true, hasVim: true })).toContain(
    'Vim keys are off during this contest.',
  );
});
