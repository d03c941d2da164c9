import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../.cache/import-accounts.json');

/**
 * The account of this machine on a server, with a password that nobody has chosen. It is kept, because a second import finds what the
 * first has created by its account only.
 */
export async function rememberedAccount(server: string): Promise<{ email: string; password: string }> {
  const accounts = await readAccounts();
  const known = accounts[server];
  if (known) return known;
  const id = randomBytes(4).toString('hex');
  const account = { email: `importer-${id}@codeferry.example`, password: randomBytes(8).toString('hex') };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ ...accounts, [server]: account }, null, 2), { mode: 0o600 });
  return account;
}

async function readAccounts(): Promise<Record<string, { email: string; password: string }>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, { email: string; password: string }>;
}
