/** Common to both wizards: form steps, and drafts on the device. */
import type { Page } from 'playwright';
import { eventually } from '../../integration/client';
import { rowsOnDevice } from '../browser/device-database';

export function wizardPage(page: Page) {
  const main = page.getByRole('main');
  const dots = page.getByRole('navigation', { name: 'Steps' });
  return {
    main,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    field: (name: string) => main.getByLabel(name, { exact: true }),
    text: (name: string) => main.getByRole('textbox', { name, exact: true }),
    choice: (name: string) => main.getByRole('combobox', { name, exact: true }),
    tab: (name: string) => main.getByRole('tab', { name, exact: true }),
    step: (name: string) => main.getByRole('heading', { level: 2, name, exact: true }),
    dots,
    dot: (name: string) => dots.getByRole('button', { name }),
    toast: (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words }),
    drafts: main.getByRole('list', { name: /^(Contests|Problems) on this device$/ }).getByRole('listitem'),
    /** Waits until the draft is on the disk with this field's value. */
    async draftSaved(field: string, value: unknown): Promise<void> {
      const wanted = JSON.stringify(value);
      await eventually(async () => {
        const rows = await rowsOnDevice<{ value: Record<string, unknown> }>(page, 'wizardDrafts');
        return rows.find((row) => JSON.stringify(row.value[field]) === wanted);
      });
    },
  };
}
