import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Binaries, program } from './binaries';
import type { RunAs } from './run-as';

export const superuser = 'codeferry';
const passwordFile = 'codeferry-password';

/**
 * Creates the data folder if needed and returns its superuser's password.
 *
 * initdb works in a temporary folder that is renamed when complete: a killed start leaves no half database,
 * and of two parallel starts one wins. The folder contains the password, so that both always match.
 */
export async function ensureDataFolder(
  folder: string,
  binaries: Binaries,
  account: RunAs | undefined,
): Promise<string> {
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await initialise(folder, binaries, account);
  const major = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (binaries.version.split('.')[0] !== major) {
    throw new Error(
      `The database in ${folder} was created by PostgreSQL ${major}; this installation has ${binaries.version}. Start the version of Codeferry that created it and run npm run backup -- FILE. Then set DATA_DIR to a new folder and run npm run restore -- FILE with this version.`,
    );
  }
  return fs.readFileSync(path.join(folder, passwordFile), 'utf8').trim();
}

async function initialise(folder: string, binaries: Binaries, account: RunAs | undefined): Promise<void> {
  const partial = `${folder}.new-${randomBytes(6).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  const passwordPath = `${partial}.pw`;
  fs.mkdirSync(partial, { recursive: true, mode: 0o700 });
  fs.writeFileSync(passwordPath, password, { mode: 0o600 });
  if (account) for (const file of [partial, passwordPath]) fs.chownSync(file, account.uid, account.gid);
  try {
    const args = ['-D', partial, '-U', superuser, '-A', 'scram-sha-256', `--pwfile=${passwordPath}`];
    await run(program(binaries, 'initdb'), [...args, '--encoding=UTF8', '--no-locale'], account);
    fs.writeFileSync(path.join(partial, passwordFile), password, { mode: 0o600 });
    if (account) fs.chownSync(path.join(partial, passwordFile), account.uid, account.gid);
    fs.renameSync(partial, folder);
  } catch (error) {
    fs.rmSync(partial, { recursive: true, force: true });
    // A parallel start was faster: use its folder.
    if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) throw error;
  } finally {
    fs.rmSync(passwordPath, { force: true });
  }
}

async function run(command: string, args: string[], account: RunAs | undefined): Promise<void> {
  const child = spawn(command, args, {
    ...account,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Setting up the database failed:\n${complaint.trim()}`);
}
