import { expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { cutOff, faultsOn } from '../../support/accessibility';
import { rowsOnDevice } from '../../support/device-database';
import { signInDevice } from '../../support/sign-in-fast';
import { chooseLanguage, writeProgram } from '../../support/solve-page';
import { uniqueName } from '../../support/unique-name';
import { desktop, phone, startVisit } from '../../support/visit';

const visit = await startVisit();
const { page, open } = visit;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function enter(displayName = 'Ada Lovelace'): Promise<Person> {
  const person = await signUpPerson(visit.url, uniqueName('ada'), { displayName });
  await signInDevice(page, visit.url, person);
  return person;
}

test('a deleted account is gone on the server and on the device', async () => {
  const { username } = await enter();
  const tables = ['drafts', 'draftVersions', 'submissions', 'outbox', 'payloads'];
  const rows = async () => (await Promise.all(tables.map((table) => rowsOnDevice(page, table)))).flat();
  await open('/code/SAMPLPRBLM');
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, 'print("of Ada")');
  await page.getByText('Saved on this device').first().waitFor();
  expect(await rows()).not.toEqual([]);
  await open('/profile/edit');
  await press('Delete my account');
  const ask = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect.poll(() => ask.getByRole('button', { name: 'Delete permanently' }).isDisabled()).toBe(true);
  const found: string[] = [];
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const place = `${size.width}`;
    found.push(...(await faultsOn(page, place, { within: 'dialog' })), ...(await cutOff(page, place)));
  }
  expect(found).toEqual([]);
  await ask.getByLabel('Username').fill(username);
  await ask.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('You are not signed in').waitFor();
  await open(`/profile/${username}`);
  await page.getByText(`The profile of @${username} does not exist`).waitFor();
  expect(await rows()).toEqual([]);
  expect(visit.trouble).toEqual([]);
});
