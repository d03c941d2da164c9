/**
 * This machine's account on each server, with a random password. It is stored, because a second import finds
 * earlier problems only with the same account.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export interface Login {
  email: string;
  password: string;
}

const file = resolve(import.meta.dirname, '../../.cache/import-accounts.json');

/** The account used before on this server (an origin), else a new one. */
export async function rememberedLogin(server: string): Promise<Login> {
  const known = (await readLogins())[server];
  const name = `importer-${randomBytes(4).toString('hex')}`;
  return known ?? { email: `${name}@codeferry.example`, password: randomBytes(8).toString('hex') };
}

export async function rememberLogin(server: string, login: Login): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const logins = { ...(await readLogins()), [server]: login };
  await writeFile(file, JSON.stringify(logins, null, 2), { mode: 0o600 });
}

async function readLogins(): Promise<Record<string, Login>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Login>;
}
