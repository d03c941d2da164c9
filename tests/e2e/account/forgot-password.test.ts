import { expect, test } from 'vitest';
import { describeError } from '../../../contract/errors';
import { identityCall, type Person, request, signUpPerson } from '../../integration/client';
import { recordAnswers } from '../../support/browser/page-calls';
import { startVisit } from '../../support/browser/visit';
import { codeByMail } from '../../support/pages/account-forms';
import { accountPage, noteRequests } from '../../support/pages/account-page';
import { queryDatabase } from '../../support/product/embedded-database';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, dataDir } = visit;
const { field, button, offButton, toast } = accountPage(page);
const fresh = 'harbour-1852';

const newPerson = () => signUpPerson(visit.url, uniqueName('ada'));
const openFor = (email: string) => visit.open(`/forgot-password?email=${encodeURIComponent(email)}`);

/** Ages the code, as if `minutes` passed on the server. */
async function ageCode({ uid }: Person, minutes: number): Promise<void> {
  const rows = await queryDatabase(
    dataDir,
    "update password_otps set expires_at = expires_at - $2 * interval '1 minute' where uid = $1 returning uid",
    [uid, minutes],
  );
  expect(rows).toHaveLength(1);
}

async function askForCode({ email }: Person): Promise<string> {
  await openFor(email);
  await button('Send the code').click();
  await field('Code').waitFor();
  return await codeByMail(dataDir, email);
}

test('FORG-1 FORG-2 FORG-3 begins with the email of the address, and does not continue without one', async () => {
  const sent = noteRequests(page, (request) => request.url().includes('/forgot-password'));
  await openFor('nobody@harbour.example');
  await expect.poll(() => field('Email').inputValue()).toBe('nobody@harbour.example');
  expect(await page.locator('main form label').allInnerTexts()).toEqual(['Email']);
  await field('Email').fill('');
  await offButton('Send the code').waitFor();
  await field('Email').press('Enter');
  await toast('Type your email.').waitFor();
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([]);
});

test('FORG-4 FORG-6 FORG-7 FORG-8 FORG-9 asks for the six digits that were sent, and leads back from a wrong email', async () => {
  const person = await newPerson();
  await openFor('nobody@harbour.example');
  await field('Email').fill(person.email);
  const answers = await recordAnswers(page, '/api/users/forgot-password');
  await button('Send the code').click();
  await field('Code').waitFor();
  expect(answers).toMatchObject([{ body: { code: 'forgot_password_email_sent' } }]);

  await offButton('Verify').waitFor();
  await field('Code').press('Enter');
  await toast('Please enter the OTP sent to your email').waitFor();
  await field('Code').fill('12345');
  await offButton('Verify').waitFor();
  await field('Code').press('Enter');
  await toast('The code has 6 digits.').waitFor();
  await field('Code').fill('12 34-567');
  await expect.poll(() => field('Code').inputValue()).toBe('123456');
  await expect.poll(() => button('Verify').getAttribute('aria-disabled')).toBe('false');

  await page.getByRole('button', { name: 'Wrong Email?' }).click();
  await expect.poll(() => field('Email').inputValue()).toBe(person.email);
});

test('FORG-10 FORG-11 FORG-12 FORG-13 D-8 the code from the mail opens the form for the new password, which then signs in', async () => {
  const person = await newPerson();
  const code = await askForCode(person);
  await field('Code').fill(code === '000000' ? '111111' : '000000');
  await button('Verify').click();
  await toast('Wrong code').waitFor();
  await field('Code').fill(code);
  await button('Verify').click();

  await field('New password').fill(fresh);
  await field('New password again').fill('secret-1');
  await page.getByText('Passwords do not match').waitFor();
  await offButton('Set the password').waitFor();
  await field('New password again').fill(fresh);
  await page.getByText('Passwords do not match').waitFor({ state: 'detached' });
  await button('Set the password').click();

  await toast('Your password was changed.').waitFor();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => field('Email').inputValue()).toBe(person.email);
  const signIn = async (password: string) =>
    (await identityCall(visit.url, 'signInWithPassword', { email: person.email, password })).status;
  expect([await signIn('secret-1'), await signIn(fresh)]).toEqual([400, 200]);
});

test('LIM-5 the new password has 6 to 18 characters', async () => {
  const person = await newPerson();
  const code = await askForCode(person);
  await field('Code').fill(code);
  await button('Verify').click();
  const length = page.getByText('Password should contain 6 - 18 characters.');
  for (const [wrong, right] of [
    ['12345', '123456'],
    ['x'.repeat(19), 'x'.repeat(18)],
  ] as const) {
    await field('New password').fill(wrong);
    await field('New password again').fill(wrong);
    await length.waitFor();
    await offButton('Set the password').waitFor();
    await field('New password').fill(right);
    await field('New password again').fill(right);
    await length.waitFor({ state: 'detached' });
    await expect.poll(() => button('Set the password').getAttribute('aria-disabled')).toBe('false');
  }
});

test('FORG-14 LIM-5 a code works until it is 10 minutes old, at the page and at the API', async () => {
  const person = await newPerson();
  const { email } = person;
  const verify = (otp: string) => request(`${visit.url}/api/users/verify-otp`, { email, otp });
  const code = await askForCode(person);
  await page.getByText('It is valid for 10 minutes.').waitFor();
  await ageCode(person, 9);
  expect(await verify(code)).toMatchObject({ status: 200, body: { code: 'otp_verification_success' } });
  await field('Code').fill(code);
  await button('Verify').click();
  await field('New password').fill(fresh);
  await field('New password again').fill(fresh);

  await ageCode(person, 1);
  expect(await verify(code)).toMatchObject({ status: 422, body: { errorCode: 'OTP_EXPIRED' } });
  await button('Set the password').click();
  const { error, message } = describeError('OTP_EXPIRED');
  await toast(`${error} - ${message}`).waitFor();
  // The user needs a new code; the old one is refused here too.
  await field('Code').fill(code);
  await page.locator('[data-sonner-toast] [data-close-button]').first().click();
  await toast(error).waitFor({ state: 'detached' });
  await button('Verify').click();
  await toast(`${error} - ${message}`).waitFor();
  const old = await identityCall(visit.url, 'signInWithPassword', { email, password: 'secret-1' });
  expect(old.status).toBe(200);
  expect(visit.trouble).toEqual([]);
});
