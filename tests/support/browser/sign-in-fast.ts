import type { Page } from 'playwright';
import { identityCall, request } from '../../integration/client';

export interface Credentials {
  readonly email: string;
  /** By default the one that `signUpPerson` sets. */
  readonly password?: string;
}

/**
 * Signs the device in without the form: makes the requests of a sign-in, and stores what the identity SDK and
 * the app store. Afterwards the page is blank; the next `goto` shows the signed-in app, also in later tabs.
 * For a device with another user's copies or with work from before the sign-in, use the form: it asks what to
 * do with them. tests/e2e/account/sign-in-fast.deep.test.ts compares the two ways.
 */
export async function signInDevice(page: Page, url: string, credentials: Credentials): Promise<void> {
  const { person, identity, account } = await callServer(url, credentials);
  // An answer of the API has the app's origin and runs none of its scripts.
  await page.goto(`${url}/api/meta`);
  await page.evaluate(store, { hint: JSON.stringify({ person, identity, at: Date.now() }), account });
  await page.goto('about:blank');
}

async function callServer(url: string, { email, password = 'secret-1' }: Credentials) {
  const identified = await identityCall(url, 'signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  const { localId: uid, idToken: token, refreshToken, expiresIn } = identified.body;
  if (!uid || !token) throw new Error(`signInWithPassword answered ${JSON.stringify(identified.body)}`);
  const { body } = await request<{ user: Record<string, string | null> & { isAdministrator?: boolean } }>(
    `${url}/api/users/login_email`,
    { uid, email },
    { token },
  );
  if (!body.user) throw new Error(`login_email answered ${JSON.stringify(body)}`);
  const { username, displayName, photoURL, isAdministrator } = body.user;
  const { identity } = (await request<{ identity: object }>(`${url}/api/meta`)).body;
  const tokens = {
    refreshToken,
    accessToken: token,
    expirationTime: Date.now() + Number(expiresIn) * 1000,
  };
  return {
    identity,
    person: { uid, email: body.user.email, username, displayName, photoURL, isAdministrator },
    account: storedAccount(await lookUp(url, token), tokens),
  };
}

type Found = Record<string, string> & { providerUserInfo: Record<string, string>[] };

async function lookUp(url: string, idToken: string): Promise<Found> {
  const { body } = await identityCall(url, 'lookup', { idToken });
  const [user] = (body as unknown as { users: Found[] }).users;
  if (!user) throw new Error('lookup found no user');
  return user;
}

/** A user as the SDK stores it: `UserImpl.toJSON` in @firebase/auth. */
function storedAccount(found: Found, stsTokenManager: object): object {
  const { localId, email, displayName, photoUrl, createdAt, lastLoginAt, providerUserInfo } = found;
  return {
    uid: localId,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    photoURL: photoUrl,
    providerData: providerUserInfo.map((info) => ({
      providerId: info.providerId,
      uid: info.rawId,
      displayName: info.displayName ?? null,
      email: info.email,
      phoneNumber: null,
      photoURL: info.photoUrl ?? null,
    })),
    stsTokenManager,
    createdAt,
    lastLoginAt,
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
}

/** Runs in the page. */
async function store({ hint, account }: { hint: string; account: object }): Promise<void> {
  const put = async (name: string, table: string, row: object) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'fbase_key' });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise<void>((resolve, reject) => {
      const change = database.transaction(table, 'readwrite');
      change.objectStore(table).put(row);
      change.oncomplete = () => resolve();
      change.onerror = () => reject(change.error);
    });
    database.close();
  };
  const userKey = 'firebase:authUser:local:[DEFAULT]';
  await put('firebaseLocalStorageDb', 'firebaseLocalStorage', { fbase_key: userKey, value: account });
  localStorage.setItem('codeferry.session', hint);
  // On a device without this database, the app makes the note when it starts.
  if ((await indexedDB.databases()).some(({ name }) => name === 'codeferry-app'))
    await put('codeferry-app', 'kv', { key: 'session', value: { hint } });
}
