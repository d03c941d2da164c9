/** Two students take turns on one device, while the server is away. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import type {
  CreatedAccounts,
  Credentials,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import { accountKeys } from '../../../contract/rules/contest/account-keys';
import { noMailAddress } from '../../../contract/rules/names/sign-in-name';
import { runTeacherCommand } from '../../../tools/teacher/command';
import { identityCall, request, signUpPerson } from '../../integration/client';
import { everythingOnDevice } from '../../support/browser/everything-on-device';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { writeProgram } from '../../support/pages/solve-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker, ownServer: true });
const { page, url } = visit;

async function makeClass() {
  const teacher = await signUpPerson(url, uniqueName('teacher'));
  await runTeacherCommand(['grant', teacher.username], { ...process.env, DATA_DIR: visit.dataDir });
  const post = async <T>(path: string, body: object) =>
    (await request<T>(`${url}/api/classes/${path}`, body, teacher)).body;
  const { classID, code } = await post<ClassDetail>('create', { classID: randomUUID(), name: 'Room 7b' });
  const typed = ['Ada Quillfeather', 'Ben'].map((name) => ({
    name,
    username: uniqueName(name.slice(0, 3).toLowerCase()),
    email: '',
    teamName: '',
    affiliation: '',
    country: '',
  }));
  const rows = typed.map((row, n) => ({ ...row, key: accountKeys(typed)[n] }));
  const made = await post<CreatedAccounts>('accounts/create', { classID, rows });
  const passwords = made.rows.flatMap(({ credentials }) => credentials ?? []);
  const usernames = passwords.map(({ username }) => username);
  const { accounts } = await post<ResetCredentials>('codes', { classID, usernames });
  return { classCode: code ?? '', passwords, codes: accounts };
}

async function enter({ signInName, password, displayName }: Credentials, classCode?: string) {
  if (classCode) await page.getByLabel('Class code').fill(classCode);
  await page.getByLabel('Sign-in name').fill(signInName);
  await page.getByLabel('Personal code').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: `Profile of ${displayName}` }).waitFor();
}

test('two students share a device, and neither sees nor loses the work of the other', async () => {
  const { classCode, passwords, codes } = await makeClass();
  const [ada, ben] = codes as [Credentials, Credentials];
  await visit.open('/shared');
  await enter(ada, classCode);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.open('/code/SAMPLPRBLM');
  const secret = 'lighthousekeeper';
  await writeProgram(page, `print("${secret}")`);
  await visit.stopServer();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page
    .getByText(/waiting|not sent|will be sent/i)
    .first()
    .waitFor();
  await writeProgram(page, `print("${secret} again")`);
  expect(await everythingOnDevice(page)).toContain(secret);
  await page.getByRole('button', { name: 'Change student' }).click();

  await page.getByText('encrypted parcel').waitFor();
  await page.getByText('Signing in needs the server').waitFor();
  await page.getByText('Class Room 7b').waitFor();
  const left = await everythingOnDevice(page);
  for (const trace of [secret, ada.username, ada.displayName, 'no-mail.invalid'])
    expect(left.includes(trace), trace).toBe(false);
  await page.goBack();
  await page.waitForLoadState();
  expect(await everythingOnDevice(page)).not.toContain(secret);
  await visit.open('/shared');

  await visit.startServer();
  await enter(ben);
  const session = await identityCall(url, 'signInWithPassword', {
    email: noMailAddress(ada.signInName),
    password: passwords[0]?.password,
  });
  const sent = async () =>
    JSON.stringify((await request(`${url}/api/users/submissions`, {}, { token: session.body.idToken })).body);
  const drafts = async () =>
    JSON.stringify(
      (await request(`${url}/api/drafts/pull`, { since: 0 }, { token: session.body.idToken })).body,
    );
  await expect.poll(sent, { timeout: 20_000 }).toContain('SAMPLPRBLM');
  await expect.poll(drafts).toContain(`${secret} again`);
  await visit.open('/code/SAMPLPRBLM');
  await page.locator('.cm-content').waitFor();
  expect(await everythingOnDevice(page)).not.toContain(secret);

  await page.getByRole('button', { name: 'Change student' }).click();
  await page.getByText('Class Room 7b').waitFor();
  await enter(ada);
  await visit.open('/code/SAMPLPRBLM');
  await page.getByText(`${secret} again`).waitFor();
  expect(visit.trouble).toEqual([]);
});
