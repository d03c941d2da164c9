import type { Database } from '../../../platform/database/open';
import { type ContestRow, drawnProblems } from '../contest-row';

/** By problem id. */
export async function readVersions(
  db: Database,
  row: ContestRow,
  uid: string,
): Promise<Record<string, number>> {
  const drawn = await drawnProblems(db, row, uid);
  const ids = await db
    .selectFrom('problems')
    .select(['pk', 'id'])
    .where(
      'pk',
      'in',
      drawn.map(({ pk }) => pk),
    )
    .execute();
  return Object.fromEntries(
    drawn.map(({ pk, version }) => [ids.find((problem) => problem.pk === pk)?.id ?? pk, version]),
  );
}
