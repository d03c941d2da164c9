import { expect, test } from 'vitest';
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { describeEmail, describeState } from './describe-participant';
import { formatTimeSpan } from './format-time';
import { messages } from './messages';
import { matchingParticipants, participantState } from './participant-state';
import { participantsCsv } from './participants-csv';

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
  ['disqualified', out],
  ['blocked', { ...out, blockedAt: '2026-11-21T11:40:00Z' }],
])('D-35 a participant is %s', (state, person) => {
  expect(participantState(person, now)).toBe(state);
});

test('a state comes with the time left, or with the cause of a disqualification', () => {
  expect(describeState(running, now)).toBe('12 min left');
  expect(describeState({ ...running, deadline: null }, now)).toBe('No timer');
  expect(describeState(out, now)).toBe('Left the contest 4 times.');
  expect(formatTimeSpan(4_800_000)).toBe('1 h 20 min');
  expect(formatTimeSpan(-5)).toBe('0 s');
  expect(messages.participant.warnings(2, 3)).toBe('2 of 3 warnings');
  expect(messages.participant.warnings(1, 0)).toBe('1 warning');
});

test('the organiser sees how a participant with an unconfirmed email may start', () => {
  const email = 'ada@example.org';
  expect(describeEmail({ ...ada, email: null })).toBe('');
  expect(describeEmail({ ...ada, emailProven: true })).toBe(email);
  expect(describeEmail({ ...ada, acceptedAt: null })).toBe(`${email} (not confirmed)`);
  expect(describeEmail({ ...ada, acceptedAt: '2026-11-21T09:00:00Z' })).toBe(
    `${email} (accepted by you, email not confirmed)`,
  );
  expect(describeEmail({ ...ada, acceptedAt: ada.registeredAt })).toBe(
    `${email} (registered with the contest password, email not confirmed)`,
  );
});

test('D-35 filters participants by state, warnings, start by code, name and email', () => {
  const all = [ada, { ...running, username: 'ben.k', startedByCode: true }, { ...out, username: 'eve' }];
  const names = (filter: 'all' | 'warned' | 'byCode' | 'running', query = '') =>
    matchingParticipants(all, filter, query, now).map(({ username }) => username);
  expect(names('all')).toHaveLength(3);
  expect(names('warned')).toEqual(['eve']);
  expect(names('running')).toEqual(['ben.k']);
  expect(names('byCode')).toEqual(['ben.k']);
  expect(names('all', ' BEN')).toEqual(['ben.k']);
  expect(names('running', 'eve')).toEqual([]);
});

test('the CSV file of participants has no formulas and keeps commas', () => {
  const team = { teamName: '@Heaps', affiliation: '-Uni, Ulm', country: 'DEU' };
  const [, row] = participantsCsv([{ ...out, team }], now).split('\r\n');
  expect(row).toContain(
    `ada.l,"'=Ada, L",'@Heaps,"'-Uni, Ulm",DEU,ada@example.org,no,Disqualified,Left the contest 4 times.,4,10,`,
  );
});
