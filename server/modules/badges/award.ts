import type { BadgeName } from '../../../contract/rules/badge-names';
import type { Database } from '../../platform/database/open';

/** In the caller's transaction; each badge only once. Users without a record get their badges when it is created. */
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
