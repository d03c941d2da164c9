import { expect, test } from 'vitest';
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { elapsedText, emailText, leftText, participantsCsv, stateDetail, warningsText } from './manage-words';
import { chosenParticipants, participantState } from './participant-state';

const now = Date.parse('2026-11-21T12:00:00Z');
const ada: ManagedParticipant = {
  username: 'ada.l',
  displayName: '=Ada, L',
  email: 'ada@example.org',
  emailProven: false,
  registeredAt: '2026-11-20T12:00:00Z',
  blockedAt: null,
  extraTimeMs: 600_000,
  startedAt: null,
  deadline: null,
  end: null,
  warnings: 0,
};
const running = { ...ada, startedAt: '2026-11-21T11:00:00Z', deadline: '2026-11-21T12:12:30Z' };
const out = {
  ...running,
  warnings: 4,
  end: { reason: 'malpractice' as const, cause: 'Left the contest 4 times.', at: '2026-11-21T11:30:00Z' },
};

test.each([
  ['registered', ada],
  ['running', running],
  ['running', { ...running, deadline: null }],
  ['timeOver', { ...running, deadline: '2026-11-21T12:00:00Z' }],
  ['finished', { ...running, end: { reason: 'finished' as const, at: '2026-11-21T11:30:00Z' } }],
  ['eliminated', out],
  ['blocked', { ...out, blockedAt: '2026-11-21T11:40:00Z' }],
])('D-35 a participant is %s', (state, person) => {
  expect(participantState(person, now)).toBe(state);
});

test('beside the state stands the time left, or the cause', () => {
  expect(stateDetail(running, now)).toBe('12 min left');
  expect(stateDetail({ ...running, deadline: null }, now)).toBe('No timer');
  expect(stateDetail(out, now)).toBe('Left the contest 4 times.');
  expect(leftText(4_800_000)).toBe('1 h 20 min');
  expect(leftText(-5)).toBe('0 s');
  expect(elapsedText(3_849_999)).toBe('1:04:09');
  expect(warningsText(2, 3)).toBe('2 of 3 warnings');
  expect(warningsText(1, 0)).toBe('1 warning');
});

test('the organiser reads how somebody may start whose email is not confirmed', () => {
  const email = 'ada@example.org';
  expect(emailText({ ...ada, email: null })).toBe('');
  expect(emailText({ ...ada, emailProven: true })).toBe(email);
  expect(emailText({ ...ada, acceptedAt: null })).toBe(`${email} (not confirmed)`);
  expect(emailText({ ...ada, acceptedAt: '2026-11-21T09:00:00Z' })).toBe(
    `${email} (accepted by you, email not confirmed)`,
  );
  expect(emailText({ ...ada, acceptedAt: ada.registeredAt })).toBe(
    `${email} (registered with the contest password, email not confirmed)`,
  );
});

test('D-35 the list is narrowed by state, by warnings, to those who started by code, and by words of name and e-mail', () => {
  const all = [ada, { ...running, username: 'ben.k', startedByCode: true }, { ...out, username: 'eve' }];
  const names = (filter: 'all' | 'warned' | 'byCode' | 'running', words = '') =>
    chosenParticipants(all, filter, words, now).map(({ username }) => username);
  expect(names('all')).toHaveLength(3);
  expect(names('warned')).toEqual(['eve']);
  expect(names('running')).toEqual(['ben.k']);
  expect(names('byCode')).toEqual(['ben.k']);
  expect(names('all', ' BEN')).toEqual(['ben.k']);
  expect(names('running', 'eve')).toEqual([]);
});

test('the file of participants holds no formula and keeps its commas', () => {
  const [, row] = participantsCsv([out], now).split('\r\n');
  expect(row).toContain(`ada.l,"'=Ada, L",ada@example.org,no,Disqualified,Left the contest 4 times.,4,10,`);
});
