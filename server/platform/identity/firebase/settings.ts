import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

export interface FirebaseSettings {
  readonly projectId: string;
  /** Public; browsers get these two. */
  readonly apiKey: string;
  readonly authDomain: string;
  /** Undefined with the emulator, which checks no permissions. */
  readonly serviceAccount?: ServiceAccount;
  /** `host:port` of the Auth emulator, in tests. */
  readonly emulatorHost?: string;
}

export interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: string;
}

const known = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_SERVICE_ACCOUNT',
  'FIREBASE_AUTH_EMULATOR_HOST',
];
const hostname = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i;

const KeyFile = z.object({ project_id: z.string(), client_email: z.string(), private_key: z.string() });

/** The message names the variable and never contains a secret. */
class Unusable extends Error {}

export type FirebaseReading =
  | { readonly type: 'settings'; readonly settings: FirebaseSettings }
  | { readonly type: 'unset' }
  | { readonly type: 'unusable'; readonly reason: string };

/**
 * Reads the FIREBASE_* variables. Incomplete settings are refused: starting with local accounts instead would
 * create a second set of accounts.
 * @param cwd base of a relative path to the key file
 */
export function readFirebaseSettings(env: NodeJS.ProcessEnv, cwd: string): FirebaseReading {
  const names = Object.keys(env).filter((name) => name.startsWith('FIREBASE_'));
  if (names.length === 0) return { type: 'unset' };
  try {
    return { type: 'settings', settings: settingsOf(names, env, cwd) };
  } catch (error) {
    if (error instanceof Unusable) return { type: 'unusable', reason: error.message };
    throw error;
  }
}

function settingsOf(names: readonly string[], env: NodeJS.ProcessEnv, cwd: string): FirebaseSettings {
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new Unusable(`${strange.join(', ')}: unknown; the known variables are ${known.join(', ')}`);
  const emulatorHost = env.FIREBASE_AUTH_EMULATOR_HOST;
  return emulatorHost === undefined ? ofProject(env, cwd) : ofEmulator(env, emulatorHost);
}

function ofProject(env: NodeJS.ProcessEnv, cwd: string): FirebaseSettings {
  const serviceAccount = readServiceAccount(required(env, 'FIREBASE_SERVICE_ACCOUNT'), cwd);
  const projectId = env.FIREBASE_PROJECT_ID ?? serviceAccount.projectId;
  if (projectId !== serviceAccount.projectId) {
    throw new Unusable(
      `FIREBASE_PROJECT_ID=${projectId}: the service account belongs to the project ${serviceAccount.projectId}`,
    );
  }
  const authDomain = env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`;
  if (!hostname.test(authDomain)) {
    throw new Unusable(
      `FIREBASE_AUTH_DOMAIN=${authDomain}: must be a host name like ${projectId}.firebaseapp.com`,
    );
  }
  return { projectId, apiKey: required(env, 'FIREBASE_API_KEY'), authDomain, serviceAccount };
}

/** Emulator tokens are unsigned: anybody could sign in as anyone. */
function ofEmulator(env: NodeJS.ProcessEnv, emulatorHost: string): FirebaseSettings {
  const variable = `FIREBASE_AUTH_EMULATOR_HOST=${emulatorHost}`;
  if (env.NODE_ENV !== 'test') {
    throw new Unusable(`${variable}: its tokens are not signed, so it is refused unless NODE_ENV=test`);
  }
  if (!hostname.test(emulatorHost)) throw new Unusable(`${variable}: must be like 127.0.0.1:9099`);
  const projectId = required(env, 'FIREBASE_PROJECT_ID');
  if (!projectId.startsWith('demo-')) {
    throw new Unusable(
      `FIREBASE_PROJECT_ID=${projectId}: with the emulator, use a project named demo-…, which cannot be a real one`,
    );
  }
  return { projectId, apiKey: env.FIREBASE_API_KEY ?? 'emulator', authDomain: emulatorHost, emulatorHost };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value === undefined) throw new Unusable(`${name}: missing; accounts at Firebase need it`);
  return value;
}

/** @param told the service account's JSON from Firebase's console, or the path of a file with it */
function readServiceAccount(told: string, cwd: string): ServiceAccount {
  const inline = told.trimStart().startsWith('{');
  const where = inline ? 'FIREBASE_SERVICE_ACCOUNT' : `FIREBASE_SERVICE_ACCOUNT=${told}`;
  const text = inline ? told : readKeyFile(path.resolve(cwd, told), where);
  const parsed = KeyFile.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Unusable(
      `${where}: not the key of a service account (JSON with project_id, client_email, private_key)`,
    );
  }
  const { project_id, client_email, private_key } = parsed.data;
  return { projectId: project_id, clientEmail: client_email, privateKey: private_key };
}

function readKeyFile(file: string, where: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new Unusable(`${where}: this file cannot be read`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
