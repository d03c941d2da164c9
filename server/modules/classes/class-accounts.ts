import { sql } from 'kysely';
import type {
  CheckClassAccounts,
  CreateClassAccounts,
  ResetClassAccounts,
} from '../../../contract/entities/classes/class';
import type {
  AccountRow,
  CheckedAccounts,
  CreatedAccounts,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { Identity } from '../../platform/identity/identity';
import {
  type AccountMaker,
  countNew,
  createListed,
  judgeRows,
  type RowState,
  resetPasswords,
} from '../listed-accounts/public';
import { findTaughtClass } from './class-row';
import { addMember, requirePlaces } from './members';

/** @throws Refusal ACCOUNTS_ELSEWHERE, and those of `findTaughtClass` */
async function openList(
  db: Database,
  identity: Identity,
  classID: string,
  caller: string,
  lock?: 'change',
): Promise<NonNullable<Identity['create']>> {
  await findTaughtClass(db, classID, caller, lock);
  if (!identity.create) throw new Refusal('ACCOUNTS_ELSEWHERE');
  return identity.create.bind(identity);
}

export async function checkClassAccounts(
  db: Database,
  identity: Identity,
  { classID, rows }: CheckClassAccounts,
  caller: string,
): Promise<CheckedAccounts> {
  await openList(db, identity, classID, caller);
  const states = await judgeClassRows(db, classID, rows);
  return { rows: states.map(({ outcome, fault }) => ({ outcome, fault })) };
}

/** In one transaction, so that a lost connection leaves no half account. Existing ones get the list's groups. */
export async function createClassAccounts(
  db: Database,
  identity: Identity,
  { classID, rows }: CreateClassAccounts,
  caller: string,
): Promise<CreatedAccounts> {
  return await db.transaction().execute(async (transaction) => {
    // The lock serialises two uploads of the same list.
    const create = await openList(transaction, identity, classID, caller, 'change');
    const states = await judgeClassRows(transaction, classID, rows);
    await requirePlaces(transaction, classID, countNew(states));
    const keep: AccountMaker['keep'] = async ({ uid, row }) => {
      await transaction
        .insertInto('class_accounts')
        .values({ uid, class_id: classID, key: row.key, created_by: caller })
        .execute();
      await addMember(transaction, classID, uid, 'student', row.teamName);
    };
    const update = async (uid: string, row: AccountRow) => {
      await transaction
        .updateTable('class_members')
        .set({ group_name: row.teamName })
        .where('class_id', '=', classID)
        .where('uid', '=', uid)
        .execute();
    };
    return await createListed({ transaction, identity, create, caller, keep, update }, states);
  });
}

const judgeClassRows = (db: Database, classID: string, rows: readonly AccountRow[]): Promise<RowState[]> =>
  judgeRows(db, rows, (keys) =>
    db
      .selectFrom('class_accounts')
      .select(['key', 'uid'])
      .where('class_id', '=', classID)
      .where('key', 'in', keys)
      .execute(),
  );

/** Once the owner has confirmed the email, the account is theirs alone, as in a contest. */
export async function resetClassAccounts(
  db: Database,
  identity: Identity,
  { classID, usernames }: ResetClassAccounts,
  caller: string,
): Promise<ResetCredentials> {
  return await db.transaction().execute(async (transaction) => {
    await openList(transaction, identity, classID, caller);
    const rows = await transaction
      .selectFrom('class_accounts as made')
      .innerJoin('users', 'users.uid', 'made.uid')
      .innerJoin('class_members as m', (join) =>
        join.onRef('m.uid', '=', 'made.uid').onRef('m.class_id', '=', 'made.class_id'),
      )
      .leftJoin('proven_emails as proven', 'proven.uid', 'made.uid')
      .select(['made.uid', 'users.username', 'users.display_name', 'users.email', 'm.group_name'])
      .where('made.class_id', '=', classID)
      .where('m.removed_at', 'is', null)
      .where(
        sql<string>`lower(users.username)`,
        'in',
        usernames.map((name) => name.toLowerCase()),
      )
      .where('proven.uid', 'is', null)
      .orderBy('users.username')
      .execute();
    return await resetPasswords(transaction, identity, rows, usernames, ({ group_name }) => ({
      teamName: group_name,
      affiliation: '',
      country: '',
    }));
  });
}
