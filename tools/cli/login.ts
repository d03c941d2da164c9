import * as z from 'zod/mini';
import { ServerMeta } from '../../contract/entities/status';
import { addressOf } from '../../contract/rules/names/sign-in-name';
import { ask, askPassword, readLine } from './ask';
import { Failure } from './failure';
import type { Folders } from './folders';
import { callServer } from './server-call';
import { type Provider, writeSession } from './session';

interface Given {
  readonly server: string | undefined;
  readonly username: string | undefined;
  /** From the standard input, for scripts. */
  readonly passwordStdin: boolean;
}

/** Signs in and stores the session. Asks for what is missing. */
export async function login(folders: Folders, given: Given): Promise<void> {
  const server = originOf(given.server ?? (await ask('Server address: ')));
  const provider = await findProvider(server);
  const username = given.username ?? (await ask('Email or sign-in name: '));
  const password = given.passwordStdin ? await readLine() : await askPassword('Password: ');
  const answer = await callServer(`${provider.signIn}/v1/accounts:signInWithPassword?key=${provider.key}`, {
    body: { email: addressOf(username.trim()), password, returnSecureToken: true },
  });
  if (answer.type === 'unreachable') throw notReached(server, answer.reason);
  if (answer.type === 'error') throw new Failure('signInNeeded', reasonOf(answer.errorCode, answer.message));
  const signedIn = SignedIn.parse(answer.body);
  const session = {
    server,
    provider,
    uid: signedIn.localId,
    username: await findUsername(server, signedIn.idToken),
    idToken: signedIn.idToken,
    refreshToken: signedIn.refreshToken,
    expiresAt: Date.now() + Number(signedIn.expiresIn) * 1000,
  };
  writeSession(folders, session);
  console.log(`Signed in as ${session.username} at ${server}.`);
}

const SignedIn = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});

/** `codeferry.local:8080` and `http://codeferry.local:8080/explore` become an origin. */
export function originOf(typed: string): string {
  const text = typed.trim();
  const address = /^https?:\/\//.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address))
    throw new Failure('wrongUse', `“${text}” is not an address. Example: http://192.168.1.20:8080`);
  return new URL(address).origin;
}

async function findProvider(server: string): Promise<Provider> {
  const answer = await callServer(`${server}/api/meta`, { timeoutMs: 10_000 });
  if (answer.type === 'unreachable') throw notReached(server, answer.reason);
  const meta = answer.type === 'answer' ? ServerMeta.safeParse(answer.body) : undefined;
  if (!meta?.success) throw new Failure('unreachable', `${server} is not a Codeferry server.`);
  const { firebase } = meta.data.identity;
  const base = firebase ? firebase.emulatorUrl : server;
  const key = firebase?.apiKey ?? 'local';
  return base === undefined
    ? {
        signIn: 'https://identitytoolkit.googleapis.com',
        refresh: 'https://securetoken.googleapis.com',
        key,
      }
    : {
        signIn: `${base}/identitytoolkit.googleapis.com`,
        refresh: `${base}/securetoken.googleapis.com`,
        key,
      };
}

async function findUsername(server: string, token: string): Promise<string> {
  const answer = await callServer(`${server}/api/users/me`, { token });
  if (answer.type === 'unreachable') throw notReached(server, answer.reason);
  const own = answer.type === 'answer' ? Own.safeParse(answer.body) : undefined;
  if (!own?.success)
    throw new Failure('signInNeeded', `This account has no username yet. Finish signing up at ${server}`);
  return own.data.user.username;
}

const Own = z.object({ user: z.object({ username: z.string() }) });

const notReached = (server: string, reason: string) =>
  new Failure('unreachable', `${server} cannot be reached. ${reason}`);

function reasonOf(errorCode: string, message: string): string {
  const reasons: Record<string, string> = {
    INVALID_LOGIN_CREDENTIALS: 'The name or the password is wrong.',
    INVALID_EMAIL: 'The name or the password is wrong.',
    MISSING_PASSWORD: 'The name or the password is wrong.',
    TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many attempts. Wait a few minutes and try again.',
    USER_DISABLED: 'This account is disabled. Ask the operator of the server.',
  };
  return reasons[errorCode] ?? `The server refused the sign-in: ${message}`;
}
