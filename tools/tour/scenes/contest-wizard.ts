import { contestWizardPage } from '../../../tests/support/pages/contest-wizard-page';
import { longContest, type Scene } from '../stage';

/** Creates a contest step by step, with validation errors, and shows the list of drafts. */
export const contestWizard: Scene = {
  name: 'contest-wizard',
  async play({ enter, look }) {
    const ada = await enter();
    const { page } = ada;
    const wizard = contestWizardPage(page);
    const { main, button, field, step, drafts, draftSaved, fillTexts, addProblem } = wizard;
    await ada.open('/contests/mine');
    await main.getByText('You have no contests yet').waitFor();
    await look(page, 'none-of-mine');
    await ada.open('/contests/create');
    await button('Create').click();
    await main.getByText('Contest name is required').waitFor();
    await look(page, 'step-1-faults');
    await field('Contest Name').fill(longContest);
    await field('Open immediately').check();
    await field('Open Forever').check();
    await main.getByLabel(/^Timed Contest/).check();
    await look(page, 'step-1');
    await field('Duration in minutes').fill('90');
    await button('Create').click();
    await step('Problems').waitFor();
    await button('Proceed to Security').click();
    await look(page, 'step-2-empty');
    for (const id of ['SAMPLPRBLM', 'HIGH-TIDE', 'CRATE-ORDER']) await addProblem(id);
    await wizard.search.fill('');
    await look(page, 'step-2');
    await wizard.search.fill('no problem is called so');
    await page.waitForTimeout(500);
    await look(page, 'step-2-none-found');
    await button('Proceed to Security').click();
    await step('Security').waitFor();
    await look(page, 'step-3');
    await main.getByLabel(/^Enable Proctored Mode/).check();
    await field('Password Protection').check();
    await field('Email Restrictions').selectOption('Only emails with specific domain');
    await button('Proceed to Customization').click();
    await look(page, 'step-3-faults');
    await field('Password').fill('tide-42');
    await field('Domains').fill('example.org, harbour.example');
    await button('Proceed to Customization').click();
    await step('Customization').waitFor();
    await button('Create').click();
    await main
      .getByText(/required/)
      .first()
      .waitFor();
    await look(page, 'step-4-faults');
    await fillTexts();
    await look(page, 'step-4');
    await draftSaved('eventFAQ', 'Ask at the pier.');

    await page.context().setOffline(true);
    await page.waitForTimeout(500);
    await button('Create').click();
    await drafts.filter({ hasText: 'will be created when you are back online' }).waitFor({ timeout: 30_000 });
    await main.getByRole('link', { name: 'New contest' }).click();
    await field('Contest Name').fill('Never made');
    await draftSaved('name', 'Never made');
    await ada.open('/contests/create');
    await drafts.filter({ hasText: 'Never made' }).waitFor();
    await look(page, 'drafts-offline');
    await ada.open('/contests/mine');
    await main.getByRole('link', { name: '2 unpublished drafts on this device' }).waitFor();
    await main.getByText('None of your contests is on this device').waitFor();
    await look(page, 'mine-waiting');
    await ada.open('/contests/create');
    await drafts.filter({ hasText: 'Never made' }).waitFor();
    await page.route('**/api/contests/create', (route) =>
      route.fulfill({
        status: 404,
        json: {
          errorCode: 'PROBLEM_NOT_FOUND',
          error: 'Not found',
          message: 'There is no problem HIGH-TIDE.',
        },
      }),
    );
    await page.context().setOffline(false);
    await drafts.filter({ hasText: 'There is no problem HIGH-TIDE.' }).waitFor();
    await look(page, 'drafts-refused');
    await drafts.filter({ hasText: 'Never made' }).getByRole('button', { name: 'Discard' }).click();
    await look(page, 'drafts-discard-asked');
  },
};
