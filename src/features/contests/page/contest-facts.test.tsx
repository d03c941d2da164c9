import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ContestFacts, type ContestFactsInput } from './contest-facts';
import { contestMoment } from './contest-times';

const startTime = '2030-03-01T10:00:00.000Z';
const endTime = '2030-03-01T15:00:00.000Z';
const contest: ContestFactsInput = {
  startTime,
  endTime,
  openContestForever: false,
  timedContest: false,
  duration: null,
  enableProctored: false,
  passwordProtected: false,
  emailRestriction: 'all',
  public: true,
  questionCount: 2,
  lateSyncMinutes: 10,
  freezeMinutes: 0,
};

/** The value that the panel shows for a fact. */
function factOf(name: string, change: Partial<ContestFactsInput> = {}): string | null | undefined {
  const { unmount } = render(<ContestFacts contest={{ ...contest, ...change }} />);
  const value = screen.queryByText(name)?.nextElementSibling?.textContent;
  unmount();
  return value;
}

test('CDET-6 Starts and Ends are the times of the contest', () => {
  expect(factOf('Starts')).toBe(contestMoment(Date.parse(startTime)));
  expect(factOf('Ends')).toBe(contestMoment(Date.parse(endTime)));
  expect(factOf('Starts')).toMatch(/Mar 1, 2030/);
});

test('CDET-6 a contest that is open forever ends never', () => {
  const forever = { openContestForever: true, endTime: null };
  expect(factOf('Starts', forever)).toMatch(/Mar 1, 2030/);
  expect(factOf('Ends', forever)).toBe('Never');
  // An end that it had before it became open forever does not count.
  expect(factOf('Ends', { openContestForever: true })).toBe('Never');
});

test('CDET-7 the duration is in minutes, or unlimited for a contest that is not timed', () => {
  expect(factOf('Duration', { timedContest: true, duration: 90 })).toBe('90 minutes');
  expect(factOf('Duration', { openContestForever: true, endTime: null })).toBe('Unlimited');
});

test('CDET-8 Proctored Mode is Yes or No', () => {
  expect(factOf('Proctored Mode', { enableProctored: true })).toBe('Yes');
  expect(factOf('Proctored Mode', { enableProctored: false })).toBe('No');
});

describe('a contest is open to', () => {
  test.each([
    ['Everyone', {}],
    ['Everyone with the link', { public: false }],
    ['Email addresses of certain domains', { emailRestriction: 'domain', public: false }],
    ['Certain email addresses', { emailRestriction: 'emails', public: false }],
  ] as const)('%s', (text, change) => {
    expect(factOf('Open to', change)).toBe(text);
  });
});

test('late submissions, a freeze and a password are facts only where there are any', () => {
  expect(factOf('Late submissions')).toBe('Accepted for 10 minutes after the end');
  expect(factOf('Late submissions', { openContestForever: true })).toBeUndefined();
  expect(factOf('Leaderboard', { freezeMinutes: 30 })).toBe('Frozen in the last 30 minutes');
  expect(factOf('Leaderboard')).toBeUndefined();
  expect(factOf('Password', { passwordProtected: true })).toBe('Needed to register');
  expect(factOf('Password')).toBeUndefined();
});
