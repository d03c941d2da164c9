import { text } from 'node:stream/consumers';
import { longestName, type Scene } from '../stage';

/** Downloads, and work that moves in a file. */
export const offlineUse: Scene = {
  name: 'offline-use',
  async play({ enter, look }) {
    const ada = await enter(longestName);
    const { page } = ada;
    const dialog = page.getByRole('dialog');
    await ada.open('/challenges/first-crossing');
    await ada.button('Download for offline').click();
    await dialog.getByText(/problems, about \d+/).waitFor();
    await look(page, 'download-asked');
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('link', { name: 'Downloaded' }).waitFor();
    await ada.open('/tags/arrays');
    await ada.button('Download for offline').click();
    await dialog.getByText(/problems?, about \d+/).waitFor();
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    await ada.open('/code/HULL-LETTERS');
    await page.locator('.cm-content').waitFor();
    await page.getByRole('button', { name: /^Submit/ }).click();
    await page.getByRole('button', { name: /^Outbox: Offline/ }).waitFor();
    await ada.open('/offline');
    await page.getByRole('listitem').filter({ hasText: 'First crossing' }).waitFor();
    await page.getByText('Hull Letters').first().waitFor();
    await look(page, 'downloads');
    const [file] = await Promise.all([page.waitForEvent('download'), ada.button('Export to a file').click()]);
    const chooser = page.waitForEvent('filechooser');
    await ada.button('Import a file').click();
    // The browser may be another process, so the download has no path here.
    const buffer = Buffer.from(await text(await file.createReadStream()));
    await (await chooser).setFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer });
    await dialog.getByText('Import this file?').waitFor();
    await look(page, 'import-asked');
  },
};
