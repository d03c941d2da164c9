/** Contests and problems that the server accepted after their author had left the wizard: to be announced once. */
import type { Table } from 'dexie';
import type { AccountKey } from './account';
import { appDb } from './app-db';
import type { ContestCreationRow, ProblemCreationRow } from './app-rows';

export interface CreationNews {
  readonly id: string;
  readonly kind: 'contest' | 'problem';
  readonly name: string;
}

const tables = () => [appDb.contestCreations, appDb.problemCreations] as const;

/** The wizard stops waiting: the success is announced when the server has accepted it. */
export async function announceCreationLater(kind: CreationNews['kind'], id: string): Promise<void> {
  const table: Table<ContestCreationRow | ProblemCreationRow, string> =
    kind === 'contest' ? appDb.contestCreations : appDb.problemCreations;
  await table.update(id, { announce: true });
}

const isNews = ({ receipt, announce }: ContestCreationRow | ProblemCreationRow) =>
  receipt === 'sent' && announce === true;

/** How many successes are still to be announced to this account. */
export async function countCreationNews(account: AccountKey): Promise<number> {
  const counts = await Promise.all(
    tables().map((table) => table.where('account').equals(account).and(isNews).count()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Hands the successes to one of the tabs; no other tab announces them again. */
export function takeCreationNews(account: AccountKey): Promise<CreationNews[]> {
  return appDb.transaction('rw', [...tables()], async () => {
    const [contests, problems] = await Promise.all(
      tables().map((table) => table.where('account').equals(account).and(isNews).toArray()),
    );
    for (const { id } of contests ?? []) await appDb.contestCreations.update(id, { announce: false });
    for (const { id } of problems ?? []) await appDb.problemCreations.update(id, { announce: false });
    return [
      ...(contests ?? []).map(({ id, name }): CreationNews => ({ id, kind: 'contest', name })),
      ...(problems ?? []).map(({ id, name }): CreationNews => ({ id, kind: 'problem', name })),
    ];
  });
}
