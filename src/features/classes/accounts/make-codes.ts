import { addCards } from '../../../parts/account-list/held-cards';
import { type Decision, makeClassCodes } from '../../../sync/classes/manage-class';
import { cardOwner } from './class-cards';

/** Shows the new codes as cards. */
export async function makeCodes(classID: string, usernames: readonly string[]): Promise<Decision> {
  return await makeClassCodes(classID, usernames, (accounts) =>
    addCards(
      cardOwner(classID),
      accounts.map((account) => ({ ...account, password: '', personalCode: account.password })),
    ),
  );
}
