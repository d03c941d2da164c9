import type { Database } from '../../../platform/database/open';
import { deleteUnusedFiles } from '../former-versions';

/**
 * Of problems that lose their creator, with the comments: nobody works on them any more. Contests keep their versions.
 */
export async function deleteHistories(transaction: Database, pks: readonly string[]): Promise<void> {
  for (const pk of pks) {
    await transaction.deleteFrom('problem_history').where('problem_pk', '=', pk).execute();
    await transaction.deleteFrom('problem_comments').where('problem_pk', '=', pk).execute();
    await deleteUnusedFiles(transaction, pk);
  }
}
