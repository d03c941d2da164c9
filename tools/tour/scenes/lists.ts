import type { Scene } from '../stage';

const longName = 'Shortest paths and everything else that the harbour pilots asked about';

/** Bookmarks, a list with problems, its sharing, and notes on both pages of a problem. */
export const lists: Scene = {
  name: 'lists',
  async play({ url, enter, look }) {
    const { page, open, button } = await enter();
    await open('/lists');
    await look(page, 'none');
    for (const id of ['SAMPLPRBLM', 'HIGH-TIDE', 'LOW-BRIDGE']) {
      await open(`/problems/${id}`);
      await button('Bookmark').click();
      await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
      await button('Add to list').click();
      const dialog = page.getByRole('dialog', { name: 'Add to list' });
      if (id === 'SAMPLPRBLM') {
        await dialog.getByLabel('New list').fill(longName);
        await dialog.getByRole('button', { name: 'Create' }).click();
      } else await dialog.getByRole('checkbox', { name: longName }).click();
      await dialog.getByRole('checkbox', { name: longName, checked: true }).waitFor();
      if (id === 'HIGH-TIDE') await look(page, 'add');
      await dialog.getByRole('button', { name: 'Done' }).click();
    }
    await page.getByLabel('Your notes about this problem').fill('Sort the fares first.\nThen two pointers.');
    await page.getByText('Saved', { exact: true }).waitFor();
    await look(page, 'note');
    await open('/code/HIGH-TIDE');
    await button('Notes').click();
    await page.getByLabel('Your notes about this problem').waitFor();
    await look(page, 'note-panel');
    await open('/lists');
    await page.getByRole('link', { name: longName }).waitFor();
    await look(page, 'own');
    await page.getByRole('link', { name: longName }).click();
    await button('Share').click();
    await button('Stop sharing').waitFor();
    await look(page, 'shared');
    const address = new URL(page.url()).pathname;
    await button('Delete').click();
    await look(page, 'delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const reader = await enter();
    await reader.page.goto(`${url}${address}`);
    await reader.button('Copy to my lists').waitFor();
    await look(reader.page, 'of-another');
    await open('/lists/bookmarks');
    await page.getByRole('link', { name: 'All Aboard' }).waitFor();
    await look(page, 'bookmarks');
  },
};
