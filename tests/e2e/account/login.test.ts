import { beforeAll, expect } from 'vitest';
import { describeError } from '../../../contract/errors';
import { type Person, signUpPerson } from '../../integration/client';
import { recordAnswers } from '../../support/browser/page-calls';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { logIn } from '../../support/pages/account-forms';
import { accountPage, noteRequests } from '../../support/pages/account-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, open } = visit;
const { field, button, toast, at } = accountPage(page);
const password = 'secret-1';
const accountCall = /identitytoolkit|\/users\/login/;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'), { displayName: 'Ada Lovelace' });
});

test('LOGIN-1 LOGIN-2 LOGIN-7 has both fields, fills in the given email, and shows the password on request', async () => {
  await open(`/login?email=${encodeURIComponent(ada.email)}`);
  await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
  const type = () => field('Password').getAttribute('type');
  await expect.poll(type).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(type).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(type).toBe('password');
});

test('LOGIN-8 sends nothing while a field is empty', async () => {
  const sent = noteRequests(page, (request) => accountCall.test(request.url()));
  await open('/login');
  await button('Sign in').click();
  await page.getByText('Type your email.').waitFor();
  await logIn(page, '', password);
  await page.getByText('Type your password.').waitFor({ state: 'detached' });
  await logIn(page, ada.email, '');
  await page.getByText('Type your password.').waitFor();
  await page.getByText('Type your email.').waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
  await logIn(page, ada.email, 'not-the-password');
  await expect.poll(() => sent).not.toEqual([]);
});

test.each(['Google', 'GitHub'])(
  'D-39 LOGIN-4 without a configured provider, the %s button says that this server has local accounts only',
  async (provider) => {
    await open('/login');
    await page.getByRole('button', { name: provider, exact: true }).click();
    await toast('This server has local accounts only.').waitFor();
    await at('/login');
  },
);

test('LOGIN-5 the third button after the providers says Coming Soon! and does nothing else', async () => {
  await open('/login');
  const others = page.getByRole('region', { name: 'Other ways to sign in' }).getByRole('button');
  await expect.poll(() => others.allInnerTexts()).toEqual(['Google', 'GitHub', 'More providers']);
  const sent = noteRequests(page, (request) => accountCall.test(request.url()));
  await others.last().click();
  await toast('Coming Soon!').waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(1);
  expect([sent, page.url()]).toEqual([[], `${visit.url}/login`]);
});

test('LOGIN-6 links to signup, and passes on the typed email and the return address', async () => {
  await open('/login?from=%2Fprofile');
  await field('Email').fill(ada.email);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/signup?**');
  await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/profile');
});

test('LOGIN-3 FORG-3 the forgot-password link passes on the typed email', async () => {
  await open('/login');
  await field('Email').fill(ada.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL((url) => url.pathname === '/forgot-password');
  expect(new URL(page.url()).searchParams.get('email')).toBe(ada.email);
  await expect.poll(() => field('Email').inputValue()).toBe(ada.email);
});

test('ERR-1 shows a wrong password once, and the server is not asked for the user', async () => {
  const sent = noteRequests(page, (request) => accountCall.test(request.url()));
  await open('/login');
  await logIn(page, ada.email, 'not-the-password');
  await toast('Email Password combination is invalid.').waitFor();
  expect(await page.getByText('Email Password combination is invalid.').count()).toBe(1);
  expect(sent).toEqual(['POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword']);
});

test('LOGIN-12 ERR-8 shows the heading and the sentence of a server error', async () => {
  const postData = JSON.stringify({ uid: 'somebody-else', email: ada.email });
  await page.route('**/api/users/login_email', (route) => route.continue({ postData }));
  await open('/login');
  await logIn(page, ada.email, password);
  const { error, message } = describeError('IDENTITY_MISMATCH');
  await toast(`${error} - ${message}`).waitFor();
  expect((await toast(error).innerText()).trim()).toBe(`${error} - ${message}`);
});

test.each([
  ['error', { error: 'Not allowed here' }, 'Not allowed here'],
  ['message', { message: 'Ask the person who runs this server.' }, 'Ask the person who runs this server.'],
])('ERR-9 a server error with only %s shows that one', async (_, texts, shown) => {
  const json = { errorCode: 'OF_A_NEWER_SERVER', ...texts };
  await page.route('**/api/users/login_email', (route) => route.fulfill({ status: 403, json }));
  await open('/login');
  await logIn(page, ada.email, password);
  await toast(shown).waitFor();
  expect((await toast(shown).innerText()).trim()).toBe(shown);
});

test('LOGIN-9 LOGIN-11 NAV-29 the right password signs in, and the user in the answer stays on the device; without a usable return address it opens Explore', async () => {
  const sent = noteRequests(page, (request) => accountCall.test(request.url()));
  const answers = await recordAnswers<{ user: { createdAt: string } }>(page, '/api/users/login_email');
  await open('/login?from=https%3A%2F%2Felsewhere.example%2F');
  await logIn(page, ada.email, password);
  await page.waitForURL((url) => url.pathname === '/explore');
  const [answer] = answers;
  expect(answer?.asked).toEqual({ uid: ada.uid, email: ada.email });
  const user = answer?.body.user;
  const order = ['signInWithPassword', 'login_email'].map((name) =>
    sent.findIndex((one) => one.endsWith(name)),
  );
  expect(order).toEqual([0, sent.length - 1]);
  await page.reload();
  const avatar = page.getByRole('link', { name: 'Profile of Ada Lovelace' });
  await expect.poll(() => avatar.getAttribute('href')).toBe('/profile');
  const { createdAt: _, ...kept } = user ?? { createdAt: '' };
  const onDevice = await page.evaluate(() => JSON.parse(localStorage.getItem('codeferry.session') ?? '{}'));
  expect(onDevice.person).toEqual(kept);
});

deepTest('skips the form for a signed-in user', async () => {
  await signInDevice(page, visit.url, ada);
  await open('/login?from=%2Fprofile');
  await at('/profile');
});

test.each([
  ['LOGIN-13', '/contests/create', '/contests/create', 'Create a contest'],
  ['LOGIN-14', '/create/problem', '/problems/create', 'Create a problem'],
  ['LOGIN-14', '/problems/create', '/problems/create', 'Create a problem'],
])('%s a visitor of %s signs in first, and is back afterwards', async (_, path, end, heading) => {
  await open(path);
  await page.waitForURL((url) => url.pathname === '/login');
  await logIn(page, ada.email, password);
  await at(end);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

test.each([
  ['LOGIN-13', '/contests/create?copy=none'],
  ['LOGIN-13', '/contests/create?edit=none'],
  ['LOGIN-13', '/contests/create?draft=d1'],
  ['LOGIN-14', '/create/problem?edit=SAMPLPRBLM'],
])('%s the return address of %s keeps its parameters, also through the sign-up link', async (_, path) => {
  await open(path);
  const from = (pathname: string) =>
    page.waitForURL((url) => url.pathname === pathname && url.searchParams.get('from') === path);
  await from('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await from('/signup');
});

test.each(['/login', '/signup', '/shared'])(
  'without a network, the form of %s stays in its place, and the message is below it',
  async (path) => {
    await open(path);
    const form = page.locator('main form');
    await form.waitFor();
    await page.waitForLoadState('networkidle');
    const before = await form.boundingBox();
    await visit.context.setOffline(true);
    await page.getByText(/^Signing (in|up) needs the (network|server)$/).waitFor();
    expect(await form.boundingBox()).toEqual(before);
    await visit.context.setOffline(false);
  },
);

test('LOGIN-14 the parameters are in the address after the sign-in', async () => {
  await open('/create/problem?edit=SAMPLPRBLM');
  await logIn(page, ada.email, password);
  await at('/problems/create?edit=SAMPLPRBLM');
  expect(visit.trouble).toEqual([]);
});
