import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { Failure } from './failure';
import { type Folders, writeFileSafely } from './folders';
import { type Answer, callServer } from './server-call';

/** Where the identity provider is. */
const Provider = z.object({ signIn: z.string(), refresh: z.string(), key: z.string() });
export type Provider = z.infer<typeof Provider>;

const Session = z.object({
  server: z.string(),
  uid: z.string(),
  username: z.string(),
  refreshToken: z.string(),
  idToken: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  provider: Provider,
});
export type Session = z.infer<typeof Session>;

const fileOf = ({ config }: Folders) => path.join(config, 'session.json');

export function readSession(folders: Folders): Session | undefined {
  const file = fileOf(folders);
  if (!fs.existsSync(file)) return undefined;
  const parsed = Session.safeParse(readJson(file));
  return parsed.success ? parsed.data : undefined;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function requireSession(folders: Folders): Session {
  const session = readSession(folders);
  if (!session) throw new Failure('signInNeeded', 'You are not signed in. Run: codeferry login');
  return session;
}

export function writeSession(folders: Folders, session: Session): void {
  writeFileSafely(fileOf(folders), `${JSON.stringify(session, null, 2)}\n`);
}

export function deleteSession(folders: Folders): boolean {
  const file = fileOf(folders);
  if (!fs.existsSync(file)) return false;
  fs.rmSync(file);
  return true;
}

/** Before the token ends, because a request takes time. */
const earlyMs = 60_000;

export type TokenResult =
  | { readonly type: 'token'; readonly session: Session }
  | { readonly type: 'ended' }
  | Extract<Answer, { type: 'unreachable' }>;

/** The session with a valid ID token. A new refresh token is stored before it is used. */
export async function freshToken(
  folders: Folders,
  session: Session,
  { force = false } = {},
): Promise<TokenResult> {
  if (!force && session.expiresAt - earlyMs > Date.now()) return { type: 'token', session };
  const { refresh, key } = session.provider;
  const answer = await callServer(`${refresh}/v1/token?key=${key}`, {
    body: { grant_type: 'refresh_token', refresh_token: session.refreshToken },
  });
  if (answer.type === 'unreachable') return answer;
  if (answer.type === 'error') {
    if (answer.status >= 500 || answer.status === 429) return { type: 'unreachable', reason: answer.message };
    return { type: 'ended' };
  }
  const token = Refreshed.safeParse(answer.body);
  if (!token.success) return { type: 'unreachable', reason: 'The answer is not from a Codeferry server.' };
  const { id_token: idToken, refresh_token: refreshToken, expires_in: seconds } = token.data;
  const renewed = { ...session, idToken, refreshToken, expiresAt: Date.now() + Number(seconds) * 1000 };
  writeSession(folders, renewed);
  return { type: 'token', session: renewed };
}

const Refreshed = z.object({ id_token: z.string(), refresh_token: z.string(), expires_in: z.string() });
