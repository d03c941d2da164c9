/** Signs in to the account for imports, or creates it. */
import { randomBytes } from 'node:crypto';
import { rememberedLogin, rememberLogin } from './remembered-account';
import { type Answer, callServer, describeFailure } from './server-call';

export interface Account {
  email: string;
  idToken: string;
}
interface Wanted {
  server: string;
  email?: string | undefined;
  password?: string | undefined;
}

/** Rejects with the reason if the account cannot be used. */
export async function openAccount({ server, email, password }: Wanted): Promise<Account> {
  if ((email === undefined) !== (password === undefined))
    throw new Error('--email and --password must be used together');
  const given = email !== undefined && password !== undefined ? { email, password } : undefined;
  const login = given ?? (await rememberedLogin(server));
  const session = await signIn(server, login.email, login.password);
  await ensureUserRecord(server, login.email, session);
  if (!given) await rememberLogin(server, login);
  return { email: login.email, idToken: session.idToken };
}

interface Session {
  idToken: string;
  uid: string;
}

async function signIn(server: string, email: string, password: string): Promise<Session> {
  const wire = (verb: string) =>
    callServer(`${server}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
      email,
      password,
      returnSecureToken: true,
    });
  const known = await wire('signInWithPassword');
  if (known.ok) return sessionOf(known);
  if (!/^(INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND)$/.test(known.errorCode))
    return refuse('Signing in', known);
  const made = await wire('signUp');
  if (made.ok) return sessionOf(made);
  if (made.errorCode === 'EMAIL_EXISTS') throw new Error(`Wrong password for ${email}`);
  return refuse('Signing up', made);
}

function sessionOf({ body }: Extract<Answer, { ok: true }>): Session {
  if (typeof body.idToken === 'string' && typeof body.localId === 'string') {
    return { idToken: body.idToken, uid: body.localId };
  }
  throw new Error("The server's answer is not a sign-in response");
}

/** Creates the user record of a new account; its name comes from the email, with a few digits if taken. */
async function ensureUserRecord(server: string, email: string, { uid, idToken }: Session): Promise<void> {
  const authorization = `Bearer ${idToken}`;
  const known = await callServer(`${server}/api/users/login_email`, { uid, email }, { authorization });
  if (known.ok) return;
  if (known.errorCode !== 'USER_NOT_FOUND') return refuse('Signing in', known);
  const base = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9]/g, '').slice(0, 12) || 'author';
  for (let tries = 0; ; tries += 1) {
    const username = tries === 0 && base.length >= 4 ? base : `${base}${randomBytes(3).toString('hex')}`;
    const made = await callServer(
      `${server}/api/users/signup_email`,
      { uid, email, username, displayName: base },
      { authorization, 'idempotency-key': `import-${uid}-${username}` },
    );
    if (made.ok) return;
    if (made.errorCode !== 'USERNAME_TAKEN' || tries >= 5) return refuse('Signing up', made);
  }
}

function refuse(what: string, failure: Extract<Answer, { ok: false }>): never {
  throw new Error(`${what} failed: ${describeFailure(failure)}`);
}
