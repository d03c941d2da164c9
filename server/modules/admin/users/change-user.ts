import { createHash, randomBytes } from 'node:crypto';
import type { ChangedUser, ChangeUser } from '../../../../contract/entities/admin/admin-user';
import { adminLimits } from '../../../../contract/entities/admin/limits';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { type WebActor, writeEvent } from '../../audit-log/public';
import { grantRole, revokeRole } from '../roles';
import { readUser } from './read-users';

export interface ChangeRequest {
  readonly transaction: Database;
  readonly identity: Context['identity'];
  readonly actor: WebActor;
  /** Of this site, for links. */
  readonly origin: string;
}

/** Writes an audit event for each change that has an effect. */
export async function changeUser(request: ChangeRequest, change: ChangeUser): Promise<ChangedUser> {
  const { transaction, actor } = request;
  const { uid } = change;
  const found = await transaction
    .selectFrom('users')
    .select('email')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('USER_NOT_FOUND');
  const resetLink = await apply(request, change, found.email);
  return { user: await readUser(transaction, uid, actor.uid), ...(resetLink && { resetLink }) };
}

async function apply(
  request: ChangeRequest,
  change: ChangeUser,
  email: string,
): Promise<ChangedUser['resetLink']> {
  const { transaction, actor } = request;
  switch (change.action) {
    case 'block':
      await block(request, change.uid, change.reason);
      return undefined;
    case 'unblock':
      await unblock(request, change.uid);
      return undefined;
    case 'endSessions':
      await request.identity.endSessions(change.uid, transaction);
      await writeEvent(transaction, actor, { action: 'user.endSessions', kind: 'user', target: change.uid });
      return undefined;
    case 'makeResetLink':
      return await makeResetLink(request, change.uid, email);
    case 'grantRole':
      await grantRole(transaction, change.uid, change.role, actor);
      return undefined;
    case 'revokeRole':
      await revokeRole(transaction, change.uid, change.role, actor);
      return undefined;
    default:
      return change satisfies never;
  }
}

async function block({ transaction, identity, actor }: ChangeRequest, uid: string, reason: string) {
  if (uid === actor.uid) throw new Refusal('OWN_ACCOUNT');
  const row = { reason, blocked_by: actor.uid };
  const before = await transaction
    .selectFrom('account_blocks')
    .select('uid')
    .where('uid', '=', uid)
    .executeTakeFirst();
  await transaction
    .insertInto('account_blocks')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('password_reset_links').where('uid', '=', uid).execute();
  await identity.setDisabled(uid, true, transaction);
  const states = { before: { blocked: before !== undefined }, after: { blocked: true } };
  await writeEvent(transaction, actor, {
    action: 'user.block',
    kind: 'user',
    target: uid,
    reason,
    ...states,
  });
}

async function unblock({ transaction, identity, actor }: ChangeRequest, uid: string) {
  const deleted = await transaction.deleteFrom('account_blocks').where('uid', '=', uid).executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return;
  await identity.setDisabled(uid, false, transaction);
  const states = { before: { blocked: true }, after: { blocked: false } };
  await writeEvent(transaction, actor, { action: 'user.unblock', kind: 'user', target: uid, ...states });
}

/** The database has only a hash of the token. A new link replaces the account's earlier one. */
async function makeResetLink(
  { transaction, identity, actor, origin }: ChangeRequest,
  uid: string,
  email: string,
): Promise<NonNullable<ChangedUser['resetLink']>> {
  const account = await identity.findByEmail(email);
  if (account?.uid !== uid || !account.hasPassword) throw new Refusal('NO_PASSWORD');
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + adminLimits.resetLinkHours * 3_600_000);
  const row = { token_hash: hashResetToken(token), expires_at: expiresAt };
  await transaction
    .insertInto('password_reset_links')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
  const after = { expiresAt: expiresAt.toISOString() };
  await writeEvent(transaction, actor, { action: 'user.makeResetLink', kind: 'user', target: uid, after });
  // In the fragment, which browsers send to no server.
  return { url: `${origin}/forgot-password#token=${token}`, expiresAt: expiresAt.toISOString() };
}

export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
