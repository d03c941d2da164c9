import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { request } from '../../integration/client';

export interface Somebody {
  email: string;
  password: string;
  username: string;
  displayName: string;
}

export const ada: Somebody = {
  email: 'ada@harbour.example',
  password: 'crossing-1842',
  username: 'lovelace',
  displayName: 'Ada Lovelace',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Only inside the form: the top bar has a link with nearly the same name. */
const button = (page: Page, name: string) =>
  page.locator('main form').getByRole('button', { name, exact: true });

export async function fillPasswordAndNames(page: Page, person: Somebody): Promise<void> {
  await field(page, 'Password').fill(person.password);
  await field(page, 'Password again').fill(person.password);
  await button(page, 'Next').click();
  await field(page, 'Username').fill(person.username);
  await field(page, 'Display name').fill(person.displayName);
  await page.getByLabel('I am at least 13 years old').check();
  await button(page, 'Sign up').click();
}

/** Needs a page that shows the first step of signing up. */
export async function signUp(page: Page, person: Somebody): Promise<void> {
  await field(page, 'Email').fill(person.email);
  await button(page, 'Next').click();
  await fillPasswordAndNames(page, person);
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

/** Waits for a mail after the first `seen`, and returns the code of the newest. */
export async function codeByMail(dataDir: string, email: string, seen = 0): Promise<string> {
  const folder = path.join(dataDir, 'mails');
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const theirs = mails
      .sort()
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(email));
    const code =
      theirs.length > seen
        ? /^\D*\b(\d{6})\b/m.exec(theirs.at(-1)?.split('\r\n\r\n').slice(1).join('\n') ?? '')?.[1]
        : undefined;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email} in ${folder}`);
}

/** Ends every session of the account, like a password change on another device. */
export async function endSessions(
  { url, dataDir }: { url: string; dataDir: string },
  email: string,
  newPassword: string,
): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status } = await request(`${url}/api/users/${path}`, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  await post('forgot-password', { email });
  const otp = await codeByMail(dataDir, email);
  await post('reset-password', { email, otp, newPassword });
}

/** Ages the sign-in: a tab ignores the end of a session for minutes after a sign-in. */
export async function ageSignIn(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const hint = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...hint, at: 1 }));
  }, 'codeferry.session');
}
