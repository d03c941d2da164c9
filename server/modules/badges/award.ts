import type { BadgeName } from '../../../contract/rules/badges';
import type { Database } from '../../platform/database/open';

/**
 * Gives a person badges, as part of the transaction that earns them. Each is given once, with the time of the first; whoever has
 * no account record gets none, and catches up when there is one.
 */
export async function awardBadges(
  transaction: Database,
  uid: string,
  names: readonly BadgeName[],
): Promise<void> {
  for (const name of names) {
    await transaction
      .insertInto('user_badges')
      .columns(['uid', 'name'])
      .expression((is) =>
        is
          .selectFrom('users')
          .select(['uid', is.val(name).as('name')])
          .where('uid', '=', uid),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
