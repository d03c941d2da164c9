import type { Page } from 'playwright';
import { wizardPage } from './wizard-page';

export function contestWizardPage(page: Page) {
  const wizard = wizardPage(page);
  const { main, button, field } = wizard;
  const list = (name: string) => main.getByRole('list', { name }).getByRole('listitem');
  const available = list('Available problems');
  const search = main.getByRole('searchbox', { name: 'Search problems' });
  return {
    ...wizard,
    available,
    added: list('Added problems'),
    search,
    async addProblem(id: string): Promise<void> {
      await search.fill(id);
      await available.getByRole('button', { name: /^Add / }).click();
    },
    /** Fills in the texts of the last step that have no default. */
    async fillTexts(): Promise<void> {
      await field('Event Description').fill('A race for **everybody**.');
      await field('Event Prizes').fill('Fame.');
      await field('Event FAQ').fill('Ask at the pier.');
    },
    async toLastStep(): Promise<void> {
      for (const name of ['Create', 'Proceed to Security', 'Proceed to Customization'])
        await button(name).click();
    },
  };
}
