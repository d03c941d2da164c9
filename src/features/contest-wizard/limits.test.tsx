import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emailRestrictions } from '../../../contract/rules/contest/eligibility';
import { openContestWizard } from '../../../tests/support/components/open-contest-wizard';
import { checkForm } from './contest-faults';

/** The payload for the contest on the page; throws if it is not valid. */
function payloadOf({ wizard }: Awaited<ReturnType<typeof openContestWizard>>) {
  const { payload, faults } = checkForm(wizard.current(), Date.now());
  if (!payload) throw new Error(JSON.stringify(faults));
  return payload;
}

test('CWIZ-2 LIM-11 the wizard has four dots, one for each step', async () => {
  const { steps } = await openContestWizard();
  const titles = ['Basic Details', 'Problems', 'Security', 'Customization'];
  expect(steps().map((step) => within(step).getByRole('button').textContent)).toEqual(
    titles.map((title) => expect.stringContaining(title)),
  );
});

test('CWIZ-10 the button of each step says which step it opens; only the last one says that it publishes', async () => {
  const { press, isAt, button } = await openContestWizard();
  const note = (name: string) =>
    document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
  for (const [name, next] of [
    ['Create', 'Problems'],
    ['Proceed to Security', 'Security'],
    ['Proceed to Customization', 'Customization'],
  ] as const) {
    expect(note(name)).toBe(`Next: ${next}`);
    press(name);
    await isAt(next);
  }
  expect(note('Create')).toMatch(/^Publishes the contest for /);
});

test('CWIZ-41 LIM-11 a timed contest lasts at least one minute', async () => {
  const opened = await openContestWizard({ timedContest: true });
  const { field, fill, press, isAt } = opened;
  const complaint = 'Duration must be at least 1 minute';
  for (const minutes of ['0', '-1', '0.5']) {
    fill('Duration in minutes', minutes);
    press('Create');
    expect(await screen.findByText(complaint)).toBeTruthy();
    expect(field('Duration in minutes').getAttribute('aria-invalid')).toBe('true');
    fill('Duration in minutes', '1');
    expect(screen.queryByText(complaint)).toBeNull();
  }
  press('Create');
  await isAt('Problems');
  expect(payloadOf(opened)).toMatchObject({ timedContest: true, duration: 1 });
});

test('CWIZ-8 CWIZ-55 LIM-11 a contest that is not timed has no duration', async () => {
  const opened = await openContestWizard({ duration: '90' });
  expect(screen.queryByLabelText('Duration in minutes')).toBeNull();
  expect(payloadOf(opened)).toMatchObject({ timedContest: false, duration: null });
});

test.each(['-1', '6', '2.5', ''])(
  'CWIZ-26 CWIZ-43 LIM-11 the wizard refuses %j warnings',
  async (warnings) => {
    const { toStep, field, fill, press, isAt } = await openContestWizard({ enableProctored: true });
    await toStep(3);
    fill('Maximum Warnings', warnings);
    press('Proceed to Customization');
    expect(await screen.findByText('Maximum Warnings must be between 0 and 5')).toBeTruthy();
    expect(field('Maximum Warnings').getAttribute('aria-invalid')).toBe('true');
    await isAt('Security');
  },
);

test.each([0, 5])('CWIZ-26 CWIZ-43 LIM-11 the wizard accepts %i warnings', async (warnings) => {
  const opened = await openContestWizard({ enableProctored: true });
  const { toStep, field, fill, press, isAt } = opened;
  await toStep(3);
  expect(screen.getByText('From 0 to 5. 0 means unlimited.').id).toBe(
    field('Maximum Warnings').getAttribute('aria-describedby'),
  );
  fill('Maximum Warnings', String(warnings));
  press('Proceed to Customization');
  await isAt('Customization');
  expect(payloadOf(opened)).toMatchObject({ enableProctored: true, maxWarnings: warnings });
});

test('CWIZ-26 the organiser chooses warnings by the total time away, from 1 second on', async () => {
  const opened = await openContestWizard({ enableProctored: true, warningSeconds: '20' });
  const { toStep, field, fill, press, isAt } = opened;
  await toStep(3);
  expect(screen.getByText('the time away in total')).toBeTruthy();
  const seconds = 'Seconds away in total for one warning';
  expect(field(seconds).value).toBe('20');
  fill(seconds, '601');
  press('Proceed to Customization');
  expect(await screen.findByText('Enter whole seconds from 1 to 600')).toBeTruthy();
  fill(seconds, '30');
  press('Proceed to Customization');
  await isAt('Customization');
  expect(payloadOf(opened)).toMatchObject({ enableProctored: true, warningSeconds: 30 });
});

test('CWIZ-26 a contest without proctoring has no field for warnings', async () => {
  const { toStep } = await openContestWizard();
  await toStep(3);
  expect(screen.queryByLabelText('Maximum Warnings')).toBeNull();
});

const choices = {
  all: ['All Emails', null, ''],
  domain: ['Only emails with specific domain', 'Domains', 'Example.org, harbour.example'],
  emails: ['Only specific Emails', 'Emails', 'Ada@example.org, ben@example.org'],
} as const;

test('CWIZ-28 CWIZ-43 LIM-18 there are three email restrictions: all, domain and emails', async () => {
  const { toStep, field } = await openContestWizard();
  await toStep(3);
  const options = within(field('Email Restrictions')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual(
    emailRestrictions.map((value) => [value, choices[value][0]]),
  );
  expect(options.map(({ value }) => value)).toEqual(['all', 'domain', 'emails']);
});

test.each(['all', 'domain', 'emails'] as const)(
  'CWIZ-28 CWIZ-29 CWIZ-31 LIM-18 the organiser restricts a contest to %s',
  async (value) => {
    const opened = await openContestWizard();
    const { toStep, field, fill, press, isAt } = opened;
    const [, label, text] = choices[value];
    await toStep(3);
    fill('Email Restrictions', value);
    for (const name of ['Domains', 'Emails']) {
      expect(screen.queryAllByLabelText(name)).toHaveLength(name === label ? 1 : 0);
    }
    if (label) fill(label, text);
    const isPublic = field(/^Public Contest/);
    expect([isPublic.checked, isPublic.disabled]).toEqual([value === 'all', value !== 'all']);
    const reason = screen.queryByText('Only a contest for all emails can be featured.');
    expect(reason?.id).toBe(value === 'all' ? undefined : isPublic.getAttribute('aria-describedby'));
    press('Proceed to Customization');
    await isAt('Customization');
    expect(payloadOf(opened)).toMatchObject({
      emailRestriction: value,
      public: value === 'all',
      emailDomains: value === 'domain' ? ['example.org', 'harbour.example'] : [],
      allowedEmails: value === 'emails' ? ['ada@example.org', 'ben@example.org'] : [],
    });
  },
);

test('CWIZ-31 lifting a restriction does not turn Public Contest on again', async () => {
  const { toStep, field, fill } = await openContestWizard();
  await toStep(3);
  const isPublic = () => [field(/^Public Contest/).checked, field(/^Public Contest/).disabled];
  expect(isPublic()).toEqual([true, false]);
  fill('Email Restrictions', 'domain');
  expect(isPublic()).toEqual([false, true]);
  fill('Email Restrictions', 'all');
  expect(isPublic()).toEqual([false, false]);
});
