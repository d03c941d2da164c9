import type { ResetByLink } from '../../../../contract/entities/user';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/http/refusal';
import { hashResetToken } from '../../admin/public';

/** Consumes the link. It proves no email: an administrator made it. @returns the email to sign in with */
export async function resetByLink(
  { db, identity }: Pick<Context, 'db' | 'identity'>,
  { token, newPassword }: ResetByLink,
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('password_reset_links')
      .where('token_hash', '=', hashResetToken(token))
      .where('expires_at', '>', new Date())
      .returning('uid')
      .executeTakeFirst();
    if (!link) throw new Refusal('RESET_LINK_INVALID');
    const { email } = await transaction
      .selectFrom('users')
      .select('email')
      .where('uid', '=', link.uid)
      .executeTakeFirstOrThrow();
    await identity.setPassword(link.uid, newPassword, transaction);
    return email;
  });
}
