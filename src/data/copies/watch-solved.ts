import { liveQuery } from 'dexie';
import type { AccountKey } from '../account/account';
import { solvedProblemIds } from '../work/submissions';

/** Calls `solved` once the account has solved a problem, possibly at once. Returns the stop function. */
export function watchFirstSolved(account: AccountKey, solved: () => void): () => void {
  const subscription = liveQuery(async () => (await solvedProblemIds(account)).size > 0).subscribe({
    next: (isSolved) => isSolved && solved(),
    error: (error) => console.error('The solved problems cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}
