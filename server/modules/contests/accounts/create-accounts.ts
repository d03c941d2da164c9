import { accountLimits } from '../../../../contract/account-limits';
import type {
  AccountRow,
  CreateAccounts,
  CreatedAccounts,
  Credentials,
} from '../../../../contract/entities/contest/contest-accounts';
import { noMailAddress, signInName } from '../../../../contract/rules/sign-in-name';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Identity } from '../../../platform/identity/identity';
import { createPerson, isUsernameTaken, suggestUsernames } from '../../users/public';
import type { ContestRow } from '../contest-row';
import { teamColumns } from '../run/team-columns';
import { judgeRows, openList, type RowState } from './check-accounts';
import { newPassword } from './new-password';

type Created = CreatedAccounts['rows'][number];

const dayMs = 24 * 3_600_000;

/** In one transaction, so that a lost connection leaves no half account. Existing ones get the list's teams. */
export async function createAccounts(
  db: Database,
  identity: Identity,
  { contestSlug, rows }: CreateAccounts,
  caller: string,
): Promise<CreatedAccounts> {
  return await db.transaction().execute(async (transaction) => {
    // The lock serialises two uploads of the same list.
    const { contest, create } = await openList(transaction, identity, contestSlug, caller, 'change');
    const states = await judgeRows(transaction, contest, rows);
    const count = states.filter(({ outcome }) => outcome === 'new').length;
    await requirePlace(transaction, caller, count);
    const answers: Created[] = [];
    for (const state of states) {
      const how = { transaction, identity, create, contest, caller };
      answers.push(state.outcome === 'new' ? await createOne(how, state.row) : await keepOne(how, state));
    }
    return { rows: answers };
  });
}

/** @throws Refusal ACCOUNTS_FULL */
async function requirePlace(transaction: Database, caller: string, count: number): Promise<void> {
  if (count === 0) return;
  const { made } = await transaction
    .selectFrom('managed_accounts')
    .select((is) => is.fn.countAll<number>().as('made'))
    .where('created_by', '=', caller)
    .where('created_at', '>', new Date(Date.now() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(made) + count > accountLimits.perDayMax) throw new Refusal('ACCOUNTS_FULL');
}

interface How {
  readonly transaction: Database;
  readonly identity: Identity;
  readonly create: NonNullable<Identity['create']>;
  readonly contest: ContestRow;
  readonly caller: string;
}

async function createOne(how: How, row: AccountRow): Promise<Created> {
  const { transaction, identity, create, contest, caller } = how;
  for (const username of row.username ? [row.username] : suggestUsernames(row.name)) {
    if (await isUsernameTaken(transaction, username)) continue;
    const email = row.email || noMailAddress(username);
    const password = newPassword();
    const uid = await create({ email, password, displayName: row.name }, transaction);
    if (uid === null && row.email) return { outcome: 'fault', fault: 'emailTaken' };
    if (uid === null) continue;
    const person = { uid, email, username, displayName: row.name, photoURL: null };
    const { outcome } = await createPerson(transaction, identity, person);
    if (outcome === 'usernameTaken') {
      await identity.remove(uid, transaction);
      continue;
    }
    await transaction
      .insertInto('managed_accounts')
      .values({ uid, contest_pk: contest.pk, key: row.key, created_by: caller })
      .execute();
    await registerMade(how, uid, email, row);
    return { outcome: 'new', username, credentials: credentialsOf(row, username, email, password) };
  }
  return { outcome: 'fault', fault: 'usernameTaken' };
}

const credentialsOf = (
  { name, teamName, affiliation, country }: AccountRow,
  username: string,
  email: string,
  password: string,
): Credentials => ({
  ...{ username, displayName: name, signInName: signInName(email), password },
  ...{ teamName, affiliation, country },
});

/** The organiser vouches for the person, so no list and no confirmed email is needed (decision 080). */
async function registerMade(
  { transaction, contest }: How,
  uid: string,
  email: string,
  row: AccountRow,
): Promise<void> {
  const now = new Date();
  await transaction
    .insertInto('contest_participants')
    .values({
      contest_pk: contest.pk,
      uid,
      email,
      email_proven: false,
      accepted_at: now,
      invited_at: now,
      registered_at: now,
      blocked_at: null,
      seen_version: contest.version,
      ...teamColumns(row),
    })
    .execute();
}

async function keepOne({ transaction, contest }: How, { uid, fault, row }: RowState): Promise<Created> {
  if (uid === undefined) return { outcome: 'fault', fault };
  await transaction
    .updateTable('contest_participants')
    .set(teamColumns(row))
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
  const { username } = await transaction
    .selectFrom('users')
    .select('username')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { outcome: 'exists', username };
}
