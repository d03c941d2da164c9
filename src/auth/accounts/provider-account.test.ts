import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testbed/storage-of';
import {
  hasProviders,
  identifyAfterRedirect,
  identifyByProvider,
  prepareProviders,
} from './provider-account';

const firebase = { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p' };
const theirs = { provider: 'firebase' as const, firebase };
const entered = {
  user: { uid: 'u1', email: 'ada@example.com', photoURL: null },
  created: true,
  displayName: 'Ada',
};

const sdk = vi.hoisted(() => ({
  openAuth: vi.fn(async () => ({})),
  enterByPopup: vi.fn(),
  leaveForProvider: vi.fn(),
  readRedirectResult: vi.fn(),
}));
vi.mock('../firebase/firebase-client', () => sdk);

const stored = new Map<string, string>();
const page = new EventTarget();
vi.stubGlobal('sessionStorage', storageOf(stored));
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

const refusal = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

beforeEach(() => {
  vi.clearAllMocks();
  stored.clear();
});

test('PROV-1 a pop-up sign-in returns the user with the name from the provider', async () => {
  sdk.enterByPopup.mockResolvedValue(entered);
  const outcome = await identifyByProvider(theirs, 'GITHUB');
  expect(outcome).toMatchObject({
    ok: true,
    who: { uid: 'u1', email: 'ada@example.com', displayName: 'Ada', created: true },
  });
  expect(sdk.enterByPopup).toHaveBeenCalledWith({}, 'GITHUB');
});

test('a server with only local accounts loads no SDK and reports an error', async () => {
  expect(hasProviders({ provider: 'local' })).toBe(false);
  await prepareProviders({ provider: 'local' });
  expect(await identifyByProvider({ provider: 'local' }, 'GOOGLE')).toEqual({
    ok: false,
    code: 'LOCAL_ONLY',
    message: 'This server has local accounts only.',
  });
  expect(sdk.openAuth).not.toHaveBeenCalled();
});

test('loads the SDK for pop-ups in advance, and ignores a failure', async () => {
  sdk.openAuth.mockRejectedValueOnce(new Error('no network'));
  await prepareProviders(theirs);
  expect(sdk.openAuth).toHaveBeenCalledWith(theirs, { popups: true });
});

test.each([
  ['ERR-4', 'auth/popup-closed-by-user', 'Sign In popup was closed.'],
  ['ERR-6', 'auth/account-exists-with-different-credential', 'You have an account with this email'],
  ['ERR-7', 'auth/user-cancelled', 'auth/user-cancelled'],
])('%s a pop-up that ends with %s returns its message, and the page stays', async (_rule, code, words) => {
  sdk.enterByPopup.mockReturnValueOnce(refusal(code));
  const outcome = await identifyByProvider(theirs, 'GOOGLE');
  expect(outcome).toMatchObject({ ok: false, code, message: expect.stringContaining(words) });
  expect(sdk.leaveForProvider).not.toHaveBeenCalled();
});

test('with blocked pop-ups the page goes to the provider, and the returning user is known', async () => {
  sdk.enterByPopup.mockReturnValueOnce(refusal('auth/popup-blocked'));
  sdk.leaveForProvider.mockReturnValueOnce(new Promise(() => undefined));
  void identifyByProvider(theirs, 'GOOGLE');
  await vi.waitFor(() => expect(sdk.leaveForProvider).toHaveBeenCalled());

  sdk.readRedirectResult.mockResolvedValueOnce(entered);
  expect(await identifyAfterRedirect(theirs)).toMatchObject({
    mode: 'GOOGLE',
    outcome: { ok: true, who: { uid: 'u1' } },
  });
  expect(await identifyAfterRedirect(theirs)).toBeNull();
  expect(sdk.readRedirectResult).toHaveBeenCalledTimes(1);
});

test('ERR-4 Back from the provider ends the wait on the page', async () => {
  sdk.enterByPopup.mockReturnValueOnce(refusal('auth/popup-blocked'));
  sdk.leaveForProvider.mockReturnValueOnce(new Promise(() => undefined));
  const outcome = identifyByProvider(theirs, 'GOOGLE');
  await vi.waitFor(() => expect(sdk.leaveForProvider).toHaveBeenCalled());
  page.dispatchEvent(new Event('pageshow'));
  expect(await outcome).toMatchObject({ ok: false, code: 'auth/popup-closed-by-user' });
  expect(await identifyAfterRedirect(theirs)).toBeNull();
});

test('an error of the redirect is reported; a return without a user is ignored', async () => {
  stored.set('codeferry.provider', 'GITHUB');
  sdk.readRedirectResult.mockReturnValueOnce(refusal('auth/account-exists-with-different-credential'));
  expect(await identifyAfterRedirect(theirs)).toMatchObject({ mode: 'GITHUB', outcome: { ok: false } });
  stored.set('codeferry.provider', 'GITHUB');
  sdk.readRedirectResult.mockResolvedValueOnce(null);
  expect(await identifyAfterRedirect(theirs)).toBeNull();
});
