import { sql } from 'kysely';
import type { AccountFault, AccountRow } from '../../../contract/entities/contest/contest-accounts';
import { isReservedUsername } from '../../../contract/rules/names/username';
import type { Database } from '../../platform/database/open';
import { accountFault, plainRow } from './account-fault';

export interface RowState {
  readonly row: AccountRow;
  readonly outcome: 'new' | 'exists' | 'fault';
  readonly fault?: AccountFault;
  /** If it exists. */
  readonly uid?: string;
}

/**
 * In the order of the rows. An existing account stays, even if its row has a fault now.
 * @param findMade returns the uids of accounts that were made from this list before, by key
 */
export async function judgeRows(
  db: Database,
  typed: readonly AccountRow[],
  findMade: (keys: string[]) => Promise<{ key: string; uid: string }[]>,
): Promise<RowState[]> {
  const rows = typed.map((row) => ({ key: row.key, ...plainRow(row) }));
  const found = await findMade(rows.map(({ key }) => key));
  const made = new Map(found.map(({ key, uid }) => [key, uid]));
  const usernames = await findUsernames(db, rows);
  const emails = await findEmails(db, rows);
  const keys = new Set<string>();
  const seen = new Set<string>();
  return rows.map((row) => {
    const isRepeated = keys.has(row.key);
    const isSeen = row.email !== '' && seen.has(row.email);
    keys.add(row.key);
    seen.add(row.email);
    const uid = made.get(row.key);
    const fault = accountFault(row) ?? (isRepeated ? 'twice' : undefined);
    if (fault) return { row, outcome: 'fault', fault };
    if (uid !== undefined) return { row, outcome: 'exists', uid };
    if (
      usernames.has(row.username.toLowerCase()) ||
      (row.username !== '' && isReservedUsername(row.username))
    )
      return { row, outcome: 'fault', fault: 'usernameTaken' };
    if (emails.has(row.email)) return { row, outcome: 'fault', fault: 'emailTaken' };
    if (isSeen) return { row, outcome: 'fault', fault: 'emailTwice' };
    return { row, outcome: 'new' };
  });
}

async function findUsernames(db: Database, rows: readonly { username: string }[]): Promise<Set<string>> {
  const asked = rows.map(({ username }) => username.toLowerCase()).filter(Boolean);
  const { rows: found } = await sql<{ name: string }>`
    select lower(username) as name from users where lower(username) = any(${asked})`.execute(db);
  return new Set(found.map(({ name }) => name));
}

async function findEmails(db: Database, rows: readonly { email: string }[]): Promise<Set<string>> {
  const asked = rows.map(({ email }) => email).filter(Boolean);
  const { rows: found } = await sql<{ email: string }>`
    select email from identity_accounts where email = any(${asked})`.execute(db);
  return new Set(found.map(({ email }) => email));
}
