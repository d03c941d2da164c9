/** The stage for scenes: the running product, and users with their own browsers. */
import type { Browser, Page } from 'playwright';
import { type Person, request, signUpPerson } from '../../tests/integration/client';
import { contestClient } from '../../tests/integration/contest-client';
import { endSessions } from '../../tests/support/pages/account-forms';
import { queryDatabase } from '../../tests/support/product/embedded-database';
import { signIn } from './member';
import { followSystemTheme } from './wait-for-page';

/** States of pages, reached the way a user would. */
export interface Scene {
  name: string;
  play(stage: Stage): Promise<void>;
}

export interface Stage {
  readonly url: string;
  readonly contests: ReturnType<typeof contestClient>;
  /** Signs up a user with this display name, in a new browser. */
  enter(shownName?: string): Promise<Actor>;
  look(page: Page, name: string): Promise<void>;
  /** Like a password change on another device. */
  endSessions(email: string): Promise<void>;
  /** For what only time or an operator can cause. */
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

export interface Actor {
  person: Person;
  page: Page;
  open(address: string): Promise<void>;
  button(name: string | RegExp): ReturnType<Page['getByRole']>;
}

/** The maximum length of a name, in one word. */
export const longestName = 'Wilhelmina-Konstantinopolski';
/** Wider than a phone, with a word that must be broken. */
export const longContest =
  'International Collegiate Harbour-Programming-Championship-Qualifier 2026, Round 1';

export interface StageOptions {
  url: string;
  dataDir: string;
  browser: Browser;
  look: Stage['look'];
}

let people = 0;

/** @returns the stage, and the function that closes it. */
export function openStage({ url, dataDir, browser, look }: StageOptions): Stage & { close(): Promise<void> } {
  const contexts: { close(): Promise<void> }[] = [];
  const enter = async (shownName?: string): Promise<Actor> => {
    people += 1;
    const person = await signUpPerson(url, `sailor${people}`, { record: false });
    const { uid, email, username } = person;
    const record = { uid, email, username, displayName: shownName ?? username };
    const { status } = await request(`${url}/api/users/signup_email`, record, person);
    if (status !== 200) throw new Error(`signup_email answered ${status}`);
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, colorScheme: 'dark' });
    contexts.push(context);
    context.setDefaultTimeout(30_000);
    // tsx leaves calls of this helper in functions that are sent to a page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await followSystemTheme(context);
    const page = await context.newPage();
    await signIn(page, url, person.email);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    return {
      person,
      page,
      open: async (address) => {
        await page.goto(`${url}${address}`);
        await page.locator('main h1').first().waitFor();
      },
      button: (name) => page.getByRole('button', { name, exact: true }),
    };
  };
  return {
    url,
    contests: contestClient(() => url),
    enter,
    look,
    endSessions: (email) => endSessions({ url, dataDir }, email, 'another-1'),
    query: (sql, values) => queryDatabase(dataDir, sql, values),
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
