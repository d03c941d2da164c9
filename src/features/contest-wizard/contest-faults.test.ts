import { expect, test } from 'vitest';
import { placeFaults } from '../../wizard/wizard-machine';
import { checkForm } from './contest-faults';
import { type ContestForm, localTime, newForm, readForm } from './contest-form';
import { stepsOf } from './steps';
import { toContest } from './to-contest';

const now = Date.UTC(2030, 2, 1, 10, 0, 42);
const good: ContestForm = {
  ...newForm(now),
  name: 'Spring open',
  problems: ['SAMPLPRBLM', 'HIGH-TIDE'],
  description: 'Two problems.',
  eventPrizes: 'Fame.',
  eventFAQ: 'Ask.',
};
function faultsOf(change: Partial<ContestForm>) {
  const steps = stepsOf(good);
  const ids = steps.map(({ id }) => id);
  const faults = placeFaults(steps, checkForm({ ...good, ...change }, now).faults);
  return faults.map((fault) => ({ ...fault, step: ids.indexOf(fault.step) }));
}

test('CWIZ-9 CWIZ-35 CWIZ-54 LIM-10 by default a contest opens in 5 days for one day, to the minute', () => {
  const { payload: contest } = checkForm(good, now);
  expect(contest).toMatchObject({
    startTime: '2030-03-06T10:00:00.000Z',
    endTime: '2030-03-07T10:00:00.000Z',
    duration: null,
    public: true,
    maxWarnings: 3,
  });
  expect(contest?.maxQuestions).toBeUndefined();
  for (const text of [contest?.eventRules, contest?.eventTerms, contest?.eventPrivacy]) {
    expect(text?.length).toBeGreaterThan(100);
  }
});

test.each<[string, Partial<ContestForm>, string, number, string]>([
  ['CWIZ-40 no name', { name: ' ' }, 'name', 0, 'Contest name is required'],
  [
    'CWIZ-41 no minute',
    { timedContest: true, duration: '0' },
    'duration',
    0,
    'Duration must be at least 1 minute',
  ],
  [
    'CWIZ-41 half a minute',
    { timedContest: true, duration: '0.5' },
    'duration',
    0,
    'Duration must be at least 1 minute',
  ],
  ['CWIZ-24 no problem', { problems: [] }, 'problems', 1, 'Please add at least one problem to the contest.'],
  ['CWIZ-42 no question', { maxQuestions: '0' }, 'maxQuestions', 1, 'There must be at least one question'],
  [
    'CWIZ-22 more than added',
    { maxQuestions: '3' },
    'maxQuestions',
    1,
    'Maximum Questions is larger than the number of problems',
  ],
  [
    'CWIZ-43 six warnings',
    { enableProctored: true, maxWarnings: '6' },
    'maxWarnings',
    2,
    'Maximum Warnings must be between 0 and 5',
  ],
  [
    'D-11 a short password',
    { passwordProtected: true, password: 'abc' },
    'password',
    2,
    'Password should contain 4 - 64 characters.',
  ],
  ['CWIZ-29 no domain', { emailRestriction: 'domain' }, 'emailDomains', 2, 'Add at least one email domain'],
  ['CWIZ-29 no email', { emailRestriction: 'emails' }, 'allowedEmails', 2, 'Add at least one email'],
  ['CWIZ-44 no description', { description: '' }, 'description', 3, 'Event description is required'],
  ['CWIZ-45 no rules', { eventRules: '' }, 'eventRules', 3, 'Event rules are required'],
  ['CWIZ-46 no prizes', { eventPrizes: '' }, 'eventPrizes', 3, 'Event prizes are required'],
  ['CWIZ-47 no FAQ', { eventFAQ: '' }, 'eventFAQ', 3, 'Event FAQ is required'],
  ['CWIZ-48 no terms', { eventTerms: '' }, 'eventTerms', 3, 'Event terms and conditions are required'],
  ['CWIZ-49 no privacy', { eventPrivacy: '' }, 'eventPrivacy', 3, 'Event privacy policy is required'],
  [
    'D-41 a start in the past',
    { startTime: '2030-02-01T10:00' },
    'startTime',
    0,
    'Start time must not be in the past',
  ],
  [
    'D-41 an end before the start',
    { endTime: '2030-03-05T10:00' },
    'endTime',
    0,
    'End time must be after the start time',
  ],
])('%s is reported at its field, on its step', (_, change, field, step, message) => {
  expect(faultsOf(change)).toEqual([{ field, step, message }]);
});

test('CWIZ-39 hidden fields are not required', () => {
  expect(faultsOf({ openContestImmediately: true, startTime: '' })).toEqual([]);
  expect(faultsOf({ openContestForever: true, endTime: '' })).toEqual([]);
  expect(
    faultsOf({ duration: '', maxWarnings: '9', password: 'a', emailDomains: '@', allowedEmails: 'no' }),
  ).toEqual([]);
  for (const penaltyMinutes of ['', '-1', '99999']) {
    expect(faultsOf({ scoring: 'points', penaltyMinutes })).toEqual([]);
    expect(faultsOf({ scoring: 'icpc', penaltyMinutes })).toMatchObject([{ field: 'penaltyMinutes' }]);
  }
});

test('CWIZ-29 a wrong entry of a list is named', () => {
  const [email] = faultsOf({ emailRestriction: 'emails', allowedEmails: 'ada@example.org, ben@, cy@' });
  expect(email).toMatchObject({ field: 'allowedEmails', message: expect.stringMatching(/^ben@: /) });
  const [domain] = faultsOf({ emailRestriction: 'domain', emailDomains: 'school.example, club' });
  expect(domain).toMatchObject({ field: 'emailDomains', message: expect.stringMatching(/^club: /) });
});

test('CWIZ-54 CWIZ-55 a contest opened immediately and forever has a start to the minute and no end', () => {
  const form = {
    ...good,
    openContestImmediately: true,
    openContestForever: true,
    timedContest: true,
    duration: '90',
  };
  expect(toContest(form, now)).toMatchObject({
    startTime: '2030-03-01T10:00:00.000Z',
    endTime: null,
    duration: 90,
  });
});

test('CWIZ-29 CWIZ-31 lists are separated by commas, and a restricted contest is not featured', () => {
  const { payload: contest } = checkForm(
    { ...good, emailRestriction: 'domain', emailDomains: '@School.example, ,b.cc' },
    now,
  );
  expect(contest).toMatchObject({
    emailDomains: ['school.example', 'b.cc'],
    public: false,
    allowedEmails: [],
  });
});

test('reads the valid fields of a draft of another format', () => {
  const read = readForm({ name: 'Cup', problems: [7], duration: 5, emailRestriction: 'some', other: 1 }, now);
  expect(read).toEqual({ ...newForm(now), name: 'Cup' });
  expect(readForm('text', now)).toEqual(newForm(now));
});

test('keeps late sync and freeze of a draft of an older build', () => {
  const read = readForm({ carried: { lateSyncMinutes: 20, freezeMinutes: 5 } }, now);
  expect(read).toMatchObject({ lateSyncMinutes: '20', freezeMinutes: '5' });
});

test('late sync and freeze are whole minutes within their limits; empty means the default', () => {
  const fields = (form: Partial<ContestForm>) => faultsOf(form).map(({ field, step }) => [field, step]);
  expect(fields({ lateSyncMinutes: '', freezeMinutes: '' })).toEqual([]);
  expect(fields({ lateSyncMinutes: '121' })).toEqual([['lateSyncMinutes', 0]]);
  expect(fields({ lateSyncMinutes: '2.5' })).toEqual([['lateSyncMinutes', 0]]);
  expect(fields({ freezeMinutes: '-1' })).toEqual([['freezeMinutes', 0]]);
  const contest = (form: Partial<ContestForm>) => checkForm({ ...good, ...form }, now).payload;
  expect(contest({ lateSyncMinutes: '' })?.lateSyncMinutes).toBeUndefined();
  expect(contest({ lateSyncMinutes: '0', freezeMinutes: '30' })).toMatchObject({
    lateSyncMinutes: 0,
    freezeMinutes: 30,
  });
  expect(contest({ openContestForever: true, freezeMinutes: '30' })?.freezeMinutes).toBe(0);
});

test('a published contest may start in the past, and keeps its password', () => {
  const { base: _, ...before } = good;
  const [startTime, endTime] = ['2030-03-01T09:00:00.000Z', '2030-03-01T11:00:00.000Z'];
  const base = { slug: 'cup', version: 4, startTime, endTime, overMs: null, hasPassword: true, before };
  const form: ContestForm = {
    ...good,
    base,
    passwordProtected: true,
    lateSyncMinutes: '20',
    freezeMinutes: '5',
    startTime: localTime(Date.parse(startTime)),
    endTime: localTime(Date.parse(endTime)),
  };
  expect(checkForm(form, now)).toMatchObject({
    faults: [],
    payload: {
      contestSlug: 'cup',
      version: 4,
      startTime,
      endTime,
      password: null,
      keepPassword: true,
      lateSyncMinutes: 20,
      freezeMinutes: 5,
    },
  });
  const typed = checkForm({ ...form, password: 'tide-42' }, now);
  expect(typed.payload).toMatchObject({ password: 'tide-42', keepPassword: false });
  const moved = checkForm({ ...form, startTime: localTime(Date.parse(startTime) + 60_000) }, now);
  expect(moved.faults).toMatchObject([{ field: 'startTime', message: 'Start time must not be in the past' }]);
  expect(checkForm({ ...form, base: { ...base, hasPassword: false } }, now).faults).toMatchObject([
    { field: 'password' },
  ]);
});

test('every field belongs to a step', () => {
  const { carried: _, base: __, ...fields } = newForm(now);
  const named = stepsOf(good).flatMap((step) => step.fields);
  expect([...named].sort()).toEqual(Object.keys(fields).sort());
});
