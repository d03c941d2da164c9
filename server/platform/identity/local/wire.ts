import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceNames } from '../../../../contract/rules/names/device-name';
import type { RateLimits } from '../../config';
import type { Database } from '../../database/open';
import { networkOf } from '../../http/sender-group';
import { countRequest } from '../../rate-limit';
import { type AccountChanges, changeAccount, createAccount, findAccount, normalEmail } from './accounts';
import { lifetimeSeconds, projectId, signIdToken } from './id-tokens';
import { accountOfToken } from './local-identity';
import { continueSession } from './refresh-tokens';
import { checkSignIn, rememberNetwork } from './sign-in';
import { codeProvider, uidOfSignInToken } from './sign-in-tokens';
import type { SigningKeys } from './signing-keys';
import { handleWireError, WireError } from './wire-error';
import {
  checkEmail,
  checkNewEmail,
  checkNewPassword,
  parse,
  Refresh,
  requireRecent,
  Update,
  WithCustomToken,
  WithPassword,
  WithToken,
} from './wire-input';
import { describe, newSession, subjectOf } from './wire-session';

/**
 * The part of Google's Identity Toolkit wire format that the browser SDK uses for password accounts, at the
 * URLs of its emulator setting. Shapes and error codes:
 * cloud.google.com/identity-platform/docs/reference/rest.
 */
export interface WireServices {
  readonly db: Database;
  readonly keys: SigningKeys;
  readonly limits: Pick<RateLimits, 'signIn' | 'signUp'>;
  /** Deletes the user with the account, in the same transaction. */
  readonly onDelete: (uid: string, transaction: Database) => Promise<void>;
}

/** A whole class may share one address. */
const accountsAnAddress = 10;
const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

export async function registerIdentityWire(app: FastifyInstance, services: WireServices): Promise<void> {
  await app.register(formbody);
  app.setErrorHandler(handleWireError);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const post = (path: string, answer: (request: FastifyRequest) => Promise<object>) =>
    app.post(path, { bodyLimit: 32_768 }, answer);
  post(`${accounts}::signUp`, (request) => signUp(services, request));
  post(`${accounts}::signInWithPassword`, (request) => signIn(services, request));
  post(`${accounts}::signInWithCustomToken`, (request) => signInWithCode(services, request));
  post(`${accounts}::lookup`, (request) => lookup(services, request));
  post(`${accounts}::update`, (request) => update(services, request));
  post(`${accounts}::delete`, (request) => remove(services, request));
  post('/securetoken.googleapis.com/v1/token', (request) => refresh(services, request));
}

async function signUp(services: WireServices, request: FastifyRequest): Promise<object> {
  const { email, password, displayName } = parse(WithPassword, request.body);
  if (!email && !password) throw new WireError('ADMIN_ONLY_OPERATION'); // an anonymous account
  const address = checkNewEmail(email);
  checkNewPassword(password);
  await limit(services, ['sign-up', networkOf(request.ip)], services.limits.signUp);
  const account = await createAccount(services.db, address, password ?? '', displayName ?? null);
  if (!account) throw new WireError('EMAIL_EXISTS');
  await rememberNetwork(services.db, account.uid, networkOf(request.ip));
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...(await newSession(services, account, deviceOf(request))),
  };
}

const deviceOf = (request: FastifyRequest) => deviceNames(request.headers['user-agent'] ?? '');

async function signIn(services: WireServices, request: FastifyRequest): Promise<object> {
  const { email, password } = parse(WithPassword, request.body);
  const address = checkEmail(email);
  if (!password) throw new WireError('MISSING_PASSWORD');
  // Limits one address that tries many accounts; the counter of each account does not detect that.
  await limit(services, ['sign-in', networkOf(request.ip)], services.limits.signIn * accountsAnAddress);
  await limit(services, ['sign-in', networkOf(request.ip), normalEmail(address)], services.limits.signIn);
  const result = await checkSignIn(services.db, address, password, networkOf(request.ip));
  if (!result.ok) {
    const words = {
      credentials: 'INVALID_LOGIN_CREDENTIALS',
      locked: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      disabled: 'USER_DISABLED',
    };
    throw new WireError(words[result.reason]);
  }
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    displayName: result.account.display_name ?? '',
    ...(await newSession(services, result.account, deviceOf(request))),
  };
}

/** With a token that the server gave for a personal code. */
async function signInWithCode(services: WireServices, request: FastifyRequest): Promise<object> {
  const uid = await uidOfSignInToken(services.keys, parse(WithCustomToken, request.body).token);
  const account = uid === undefined ? undefined : await findAccount(services.db, uid);
  if (!account) throw new WireError('INVALID_CUSTOM_TOKEN');
  if (account.disabled) throw new WireError('USER_DISABLED');
  const session = await newSession(services, account, deviceOf(request), codeProvider);
  return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: false, ...session };
}

async function lookup(services: WireServices, request: FastifyRequest): Promise<object> {
  const { account } = await signedIn(services, parse(WithToken, request.body).idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describe(account)] };
}

async function update(services: WireServices, request: FastifyRequest): Promise<object> {
  const body = parse(Update, request.body);
  const { account, authTime, provider } = await signedIn(services, body.idToken);
  // A personal code is short, and others may have seen it.
  if (body.password !== undefined && provider === codeProvider) throw new WireError('OPERATION_NOT_ALLOWED');
  if (body.email !== undefined && normalEmail(body.email) !== account.email)
    throw new WireError('OPERATION_NOT_ALLOWED');
  if (body.password !== undefined) {
    checkNewPassword(body.password);
    requireRecent(authTime);
  }
  const gone = (attribute: string) => body.deleteAttribute?.includes(attribute);
  const displayName = gone('DISPLAY_NAME') ? null : (body.displayName ?? undefined);
  const photoUrl = gone('PHOTO_URL') ? null : (body.photoUrl ?? undefined);
  const changes: AccountChanges = {
    displayName,
    photoUrl,
    password: body.password,
  };
  const changed = await changeAccount(services.db, account.uid, changes);
  if (!changed) throw new WireError('USER_NOT_FOUND');
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...describe(changed),
    // The password change ended this session too, so its owner gets a new one.
    ...(body.password !== undefined && (await newSession(services, changed, deviceOf(request)))),
  };
}

async function remove(services: WireServices, request: FastifyRequest): Promise<object> {
  const { account, authTime, provider } = await signedIn(services, parse(WithToken, request.body).idToken);
  if (provider === codeProvider) throw new WireError('OPERATION_NOT_ALLOWED');
  requireRecent(authTime);
  await services.db.transaction().execute(async (transaction) => {
    await services.onDelete(account.uid, transaction);
    await transaction.deleteFrom('identity_accounts').where('uid', '=', account.uid).execute();
  });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

async function refresh(services: WireServices, request: FastifyRequest): Promise<object> {
  const { refresh_token } = parse(Refresh, request.body, 'MISSING_REFRESH_TOKEN');
  const session = await continueSession(services.db, refresh_token);
  if (!session) throw new WireError('INVALID_REFRESH_TOKEN');
  const account = await findAccount(services.db, session.uid);
  if (!account) throw new WireError('USER_NOT_FOUND');
  if (account.disabled) throw new WireError('USER_DISABLED');
  if (session.authTime < account.valid_since) throw new WireError('TOKEN_EXPIRED');
  const token = await signIdToken(services.keys, subjectOf(account), session);
  return {
    access_token: token,
    id_token: token,
    expires_in: String(lifetimeSeconds),
    token_type: 'Bearer',
    refresh_token: session.refreshToken,
    user_id: account.uid,
    project_id: projectId,
  };
}

async function signedIn({ db, keys }: WireServices, idToken: string) {
  const live = await accountOfToken(db, keys, idToken);
  if (live.ok) return live;
  const words = {
    expired: 'TOKEN_EXPIRED',
    invalid: 'INVALID_ID_TOKEN',
    gone: 'USER_NOT_FOUND',
    disabled: 'USER_DISABLED',
  };
  throw new WireError(words[live.reason]);
}

async function limit({ db }: WireServices, parts: string[], perMinute: number): Promise<void> {
  const decision = await countRequest(db, parts, perMinute);
  if (!decision.allowed) throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER', decision.retryAfterSeconds);
}
