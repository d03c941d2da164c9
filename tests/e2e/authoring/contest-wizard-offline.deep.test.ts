import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { contestWizardPage } from '../../support/pages/contest-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { get } = contestClient(() => url);
const wizard = contestWizardPage(page);
const { main, button, field, step, toast, drafts, draftSaved, addProblem, fillTexts, toLastStep } = wizard;

test('CWIZ-37 CWIZ-56 Offline 5 a contest created entirely offline is delivered later, and a draft can be resumed, saved or discarded', async () => {
  const ada = await signUpPerson(url, uniqueName('ada'));
  const name = uniqueName('Made at sea ');
  await signInDevice(page, url, ada);
  await visit.open('/contests/create');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await field('Contest Name').fill('Looked at');
  await button('Create').click();
  await main.getByText(/^\d+ problems$/).waitFor();
  await button('Back').click();
  await page.context().setOffline(true);
  await page.reload();
  await field('Contest Name').fill(name);
  await button('Create').click();
  await addProblem('SAMPLPRBLM');
  await addProblem('HIGH-TIDE');
  await button('Proceed to Security').click();
  await button('Proceed to Customization').click();
  await fillTexts();
  await draftSaved('eventFAQ', 'Ask at the pier.');
  await visit.open('/contests/create');
  await drafts.filter({ hasText: name }).getByRole('link', { name: 'Resume' }).click();
  await step('Basic Details').waitFor();
  await toLastStep();
  await button('Create').click();
  const waiting = drafts.filter({ hasText: 'will be created when you are back online' });
  await waiting.waitFor();
  const saving = page.waitForEvent('download');
  await waiting.getByRole('button', { name: 'Save as a file' }).click();
  const file = path.join(os.tmpdir(), `${uniqueName('unsent')}.json`);
  await (await saving).saveAs(file);
  const saved = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  expect(saved).toMatchObject({ format: 'codeferry-unsent', items: [{ kind: 'contestCreate' }] });
  await main.getByRole('link', { name: 'New contest' }).click();
  await field('Contest Name').fill('Never made');
  await draftSaved('name', 'Never made');
  await visit.open('/contests/create');
  const other = drafts.filter({ hasText: 'Never made' });
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('button', { name: 'Discard permanently?' }).click();
  await other.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await toast('Contest created successfully.').getByText(name).waitFor();
  await drafts.waitFor({ state: 'detached' });
  expect(await get(name.toLowerCase().replaceAll(' ', '-'), ada)).toMatchObject({
    name,
    enableProctored: false,
    randomizeQuestions: false,
    problems: ['SAMPLPRBLM', 'HIGH-TIDE'],
  });
  expect(visit.trouble).toEqual([]);
});
