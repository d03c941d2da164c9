import type { Page } from 'playwright';

/** The parts of a participant's run. */
export function contestRunPage(page: Page, url: string) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = async (slug: string) => void (await page.goto(`${url}/contests/${slug}/code`));
  return {
    button,
    open,
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** The tab of a problem, if it is in this state. */
    letter: (name: string, state: string) =>
      page.getByRole('link', { name: new RegExp(`^Problem ${name},.*: ${state}$`) }),
    /** Starts the run, and waits until its problems are there. */
    async begin(slug: string): Promise<void> {
      await open(slug);
      await button('Start Contest').click();
      await page.getByRole('list', { name: 'Problems' }).waitFor();
    },
    async finish(): Promise<void> {
      await button('Finish').click();
      await button('Finish now').click();
      await page.getByRole('heading', { level: 1, name: 'You have finished' }).waitFor();
    },
    async loseNetwork(): Promise<void> {
      await page.context().setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor();
    },
  };
}

/** From now on the page has the focus only while it really has it: Playwright otherwise lets every page have it. */
export async function useRealFocus(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
}
