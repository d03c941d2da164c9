import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openContestWizard } from '../../../tests/support/components/open-contest-wizard';
import { appDb } from '../../data/db/app-db';
import type { ContestForm } from './contest-form';

/** Label, number of its step, what makes it visible, and the message for an empty field. */
const required: [string, number, Partial<ContestForm>, string][] = [
  ['Contest Name', 1, {}, 'Contest name is required'],
  ['Start Time', 1, {}, 'Start time is required'],
  ['End Time', 1, {}, 'End time is required'],
  ['Duration in minutes', 1, { timedContest: true }, 'Duration must be at least 1 minute'],
  ['Maximum Warnings', 3, { enableProctored: true }, 'Maximum Warnings must be between 0 and 5'],
  [
    'Password',
    3,
    { passwordProtected: true, password: 'tide-42' },
    'Password should contain 4 - 64 characters.',
  ],
  [
    'Domains',
    3,
    { emailRestriction: 'domain', emailDomains: 'example.org', public: false },
    'Add at least one email domain',
  ],
  [
    'Emails',
    3,
    { emailRestriction: 'emails', allowedEmails: 'ada@example.org', public: false },
    'Add at least one email',
  ],
  ['Event Description', 4, {}, 'Event description is required'],
  ['Event Rules', 4, {}, 'Event rules are required'],
  ['Event Prizes', 4, {}, 'Event prizes are required'],
  ['Event FAQ', 4, {}, 'Event FAQ is required'],
  ['Event Terms and Conditions', 4, {}, 'Event terms and conditions are required'],
  ['Event Privacy Policy', 4, {}, 'Event privacy policy is required'],
];

test.each(required)(
  'CWIZ-39 the wizard asks for %s, and stays on its step',
  async (label, step, change, message) => {
    const { field, fill, toStep, press, forwardOf, wizard } = await openContestWizard(change);
    await toStep(step);
    fill(label, '');
    press(forwardOf(step));
    expect(await screen.findByText(message, { selector: 'p' })).toBeTruthy();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(wizard.state.place).toMatchObject({ phase: 'editing' });
    expect(await appDb.contestCreations.count()).toBe(0);
  },
);

test('CWIZ-39 the wizard asks for a problem', async () => {
  const { toStep, press, isAt } = await openContestWizard({ problems: [] });
  await toStep(2);
  press('Proceed to Security');
  const complaint = 'Please add at least one problem to the contest.';
  expect(await screen.findByText(complaint, { selector: 'form p' })).toBeTruthy();
  expect(await screen.findByText(complaint, { selector: '[data-sonner-toast] *' })).toBeTruthy();
  await isAt('Problems');
});

test('CWIZ-39 late sync, freeze, question count, organisation, tags and images may stay empty', async () => {
  const empty = { lateSyncMinutes: '', freezeMinutes: '', maxQuestions: '', orgName: '', tags: '' };
  const { toStep, press } = await openContestWizard(empty);
  await toStep(4);
  press('Create');
  expect(await screen.findByText('Validation successful.')).toBeTruthy();
});
