import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { ResetCredentials } from '../../../contract/entities/contest/contest-accounts';
import type { MakeClassCodes, SharedSignedIn, SharedSignIn } from '../../../contract/entities/shared-device';
import { isClassCode, plainCode } from '../../../contract/rules/classes/class-code';
import { addressOf, signInName } from '../../../contract/rules/names/sign-in-name';
import { sharedDeviceLimits as limits } from '../../../contract/shared-device-limits';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import type { Identity } from '../../platform/identity/identity';
import { hashPassword, isPassword } from '../../platform/identity/local/passwords';
import { attemptKeyOf, countAttempt, resetAttempts } from '../../platform/identity/local/sign-in-attempts';
import { countRequest, resetRequests } from '../../platform/rate-limit';
import { findTaughtClass } from '../classes/public';

const daySeconds = 86_400;

const newPersonalCode = (): string =>
  String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0');

const guardOf = (classID: string, address: string) => attemptKeyOf(address, `class ${classID}`);

/** Of the limit for a day. */
const counterOf = (guard: string) => ['personal-code', guard];

/**
 * Students of the class whose account a teacher made for it, until they confirm an email: the accounts whose
 * password a teacher may set. So a personal code gives a teacher no new power.
 */
const studentsWithCodes = (db: Database, classID: string) =>
  db
    .selectFrom('class_accounts as made')
    .innerJoin('users', 'users.uid', 'made.uid')
    .innerJoin('class_members as m', (join) =>
      join.onRef('m.uid', '=', 'made.uid').onRef('m.class_id', '=', 'made.class_id'),
    )
    .leftJoin('proven_emails as proven', 'proven.uid', 'made.uid')
    .leftJoin('teachers', 'teachers.uid', 'made.uid')
    .where('made.class_id', '=', classID)
    .where('m.removed_at', 'is', null)
    .where('m.role', '=', 'student')
    .where('proven.uid', 'is', null)
    .where('teachers.uid', 'is', null);

export async function makeClassCodes(
  db: Database,
  identity: Identity,
  { classID, usernames }: MakeClassCodes,
  caller: string,
): Promise<ResetCredentials> {
  await findTaughtClass(db, classID, caller);
  if (!identity.signInToken) throw new Refusal('ACCOUNTS_ELSEWHERE');
  const names = usernames.map((name) => name.toLowerCase());
  const rows = await studentsWithCodes(db, classID)
    .select(['made.uid', 'users.username', 'users.display_name', 'users.email', 'm.group_name'])
    .where(sql<string>`lower(users.username)`, 'in', names)
    .orderBy('users.username')
    .execute();
  const accounts: ResetCredentials['accounts'] = [];
  for (const { uid, username, display_name, email, group_name } of rows) {
    const code = newPersonalCode();
    const row = { class_id: classID, code_hash: await hashPassword(code), created_at: new Date() };
    await db
      .insertInto('class_sign_in_codes')
      .values({ uid, ...row })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
      .execute();
    const guard = guardOf(classID, email);
    await resetAttempts(db, guard);
    await resetRequests(db, counterOf(guard));
    accounts.push({
      username,
      displayName: display_name,
      signInName: signInName(email),
      password: code,
      teamName: group_name,
      affiliation: '',
      country: '',
    });
  }
  const found = new Set(rows.map(({ username }) => username.toLowerCase()));
  return { accounts, refused: usernames.filter((name) => !found.has(name.toLowerCase())) };
}

/**
 * Attempts are counted before the code is compared, for names without an account too, so neither parallel
 * attempts nor the answers help a person who guesses.
 */
export async function signInWithCode(
  db: Database,
  identity: Identity,
  { classCode, name, code }: SharedSignIn,
): Promise<SharedSignedIn> {
  if (!identity.signInToken) throw new Refusal('ACCOUNTS_ELSEWHERE');
  const found = isClassCode(classCode)
    ? await db
        .selectFrom('classes')
        .select(['id', 'name'])
        .where('code', '=', plainCode(classCode))
        .where('archived_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new Refusal('PERSONAL_CODE_WRONG');
  const address = addressOf(name.trim()).toLowerCase();
  const guard = guardOf(found.id, address);
  const today = await countRequest(db, counterOf(guard), limits.codesPerDay, daySeconds);
  const mayTry = today.allowed && (await countAttempt(db, guard));
  const person = await studentsWithCodes(db, found.id)
    .innerJoin('class_sign_in_codes as code', 'code.uid', 'made.uid')
    .select(['made.uid', 'code.code_hash'])
    .where(sql<string>`lower(users.email)`, '=', address)
    .executeTakeFirst();
  const isRight = await isPassword(person?.code_hash, code.replaceAll(/\s/g, ''));
  if (!mayTry) throw new Refusal('PERSONAL_CODE_LOCKED');
  if (!person || !isRight) throw new Refusal('PERSONAL_CODE_WRONG');
  await resetAttempts(db, guard);
  return { token: await identity.signInToken(person.uid), className: found.name };
}
