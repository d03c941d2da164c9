import type { Scene } from '../stage';

/** The home page of a new account, and with a draft. */
export const memberHome: Scene = {
  name: 'member-home',
  async play({ enter, look }) {
    const { page, open } = await enter();
    const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
    await open('/');
    await heading(/^Welcome, /).waitFor();
    await look(page, 'new');
    await open('/code/HIGH-TIDE');
    await page.locator('.cm-content').click();
    await page.keyboard.insertText('print(1)');
    await page.getByText('Saved on this device').waitFor();
    await open('/');
    await heading(/^Welcome back, /).waitFor();
    await look(page, 'work');
  },
};
