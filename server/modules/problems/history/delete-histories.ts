import type { Database } from '../../../platform/database/open';
import { deleteUnusedFiles } from '../former-versions';

/** Of problems that lose their creator: nobody can read or restore their versions. Contests keep theirs. */
export async function deleteHistories(transaction: Database, pks: readonly string[]): Promise<void> {
  for (const pk of pks) {
    await transaction.deleteFrom('problem_history').where('problem_pk', '=', pk).execute();
    await deleteUnusedFiles(transaction, pk);
  }
}
