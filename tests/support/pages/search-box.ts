import type { Page } from 'playwright';

export function searchBox(page: Page) {
  const list = () => page.getByRole('listbox', { name: 'Results' });
  return {
    box: () => page.getByRole('combobox', { name: 'Search' }),
    list,
    options: () => list().getByRole('option'),
    option: (name: string | RegExp) => list().getByRole('option', { name }),
  };
}
