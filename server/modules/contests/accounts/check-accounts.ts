import { sql } from 'kysely';
import type {
  AccountFault,
  AccountRow,
  CheckAccounts,
  CheckedAccounts,
} from '../../../../contract/entities/contest/contest-accounts';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import { isReservedUsername } from '../../../../contract/rules/username';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Identity } from '../../../platform/identity/identity';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf } from '../contest-row';
import { accountFault, plainRow } from './account-fault';

export interface RowState {
  readonly row: AccountRow;
  readonly outcome: 'new' | 'exists' | 'fault';
  readonly fault?: AccountFault;
  /** If it exists. */
  readonly uid?: string;
}

/** @throws Refusal ACCOUNTS_ELSEWHERE, CONTEST_ENDED, and those of `findManagedContest` */
export async function openList(
  db: Database,
  identity: Identity,
  slug: string,
  caller: string,
  lock?: 'change',
): Promise<{ contest: ContestRow; create: NonNullable<Identity['create']> }> {
  const contest = await findManagedContest(db, slug, caller, 'all', lock);
  if (!identity.create) throw new Refusal('ACCOUNTS_ELSEWHERE');
  if (contestPhase(clockOf(contest), Date.now()) === 'ended') throw new Refusal('CONTEST_ENDED');
  return { contest, create: identity.create.bind(identity) };
}

export async function checkAccounts(
  db: Database,
  identity: Identity,
  { contestSlug, rows }: CheckAccounts,
  caller: string,
): Promise<CheckedAccounts> {
  const { contest } = await openList(db, identity, contestSlug, caller);
  const states = await judgeRows(db, contest, rows);
  return { rows: states.map(({ outcome, fault }) => ({ outcome, fault })) };
}

/** In the order of the rows. An existing account stays, even if its row has a fault now. */
export async function judgeRows(
  db: Database,
  contest: Pick<ContestRow, 'pk'>,
  typed: readonly AccountRow[],
): Promise<RowState[]> {
  const rows = typed.map((row) => ({ key: row.key, ...plainRow(row) }));
  const made = await findMade(
    db,
    contest.pk,
    rows.map(({ key }) => key),
  );
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

async function findMade(
  db: Database,
  contestPk: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('managed_accounts')
    .select(['key', 'uid'])
    .where('contest_pk', '=', contestPk)
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ key, uid }) => [key, uid]));
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
