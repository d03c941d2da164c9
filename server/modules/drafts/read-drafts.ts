import type { DraftsPage } from '../../../contract/entities/draft';
import { draftLimits } from '../../../contract/limits';
import type { Database } from '../../platform/database/open';

export async function readDrafts(db: Database, uid: string, since: number): Promise<DraftsPage> {
  const known = await db
    .selectFrom('draft_revisions')
    .select('newest')
    .where('uid', '=', uid)
    .executeTakeFirst();
  // The database was restored from a backup: the device knows revisions that no longer exist.
  const reset = since > (known?.newest ?? 0);
  const rows = await db
    .selectFrom('drafts')
    .select(['problem_id', 'language', 'contest_slug', 'code', 'revision', 'device', 'saved_at'])
    .where('uid', '=', uid)
    .where('revision', '>', reset ? 0 : since)
    .orderBy('revision')
    .limit(draftLimits.pageMax + 1)
    .execute();
  const page = rows.slice(0, draftLimits.pageMax);
  return {
    drafts: page.map((row) => ({
      problemID: row.problem_id,
      language: row.language,
      contestSlug: row.contest_slug,
      code: row.code,
      revision: row.revision,
      device: row.device,
      savedAt: row.saved_at.toISOString(),
    })),
    cursor: page.at(-1)?.revision ?? (reset ? 0 : since),
    more: rows.length > page.length,
    reset,
  };
}
