import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canEnter, databaseAccount, type RunAs } from './run-as';

export const stateFolder = '/var/lib/codeferry';

export interface Home {
  /** Contains log, port and owner of the database. */
  readonly home: string;
  readonly folder: string;
  readonly account: RunAs | undefined;
}

/**
 * PostgreSQL's account cannot enter root's folders, so root's database is below /var/lib. An existing
 * database keeps its account.
 */
export function findHome(dataDir: string): Home {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const account = databaseAccount();
  if (!account) return { home: dataDir, folder: path.join(dataDir, 'postgres'), account };
  const home = canEnter(dataDir, account) ? dataDir : homeBelowState(dataDir);
  const folder = path.join(home, 'postgres');
  if (!fs.existsSync(folder)) return { home, folder, account };
  const { uid, gid } = fs.statSync(folder);
  return { home, folder, account: { uid, gid } };
}

function homeBelowState(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = path.join(stateFolder, name);
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  fs.writeFileSync(path.join(dataDir, 'where-the-database-is.txt'), `${home}\n`);
  return home;
}
