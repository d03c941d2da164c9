import { sql } from 'kysely';
import type { NoteWrite, OwnListRow } from '../../../contract/entities/own-list';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import { withNote } from '../../../contract/rules/note-versions';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { takeRevisions } from './revisions';

/** Keeps both texts if another device wrote one that this device had not seen. Part of the caller's transaction. */
export async function writeNote(
  transaction: Database,
  uid: string,
  { problemID, ...write }: NoteWrite,
): Promise<{ rows: OwnListRow[] }> {
  const revision = await takeRevisions(transaction, uid, 1);
  const known = await transaction
    .selectFrom('notes')
    .select('versions')
    .where('uid', '=', uid)
    .where('problem_id', '=', problemID)
    .executeTakeFirst();
  const versions = withNote(known?.versions ?? [], write);
  if (versions.length > limits.noteVersionsMax) throw new Refusal('LISTS_FULL');
  const row = { versions: JSON.stringify(versions), revision };
  await transaction
    .insertInto('notes')
    .values({ uid, problem_id: problemID, ...row })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'problem_id']).doUpdateSet({ ...row, changed_at: sql`now()` }),
    )
    .execute();
  await requireRoom(transaction, uid, versions.length > 0);
  return { rows: [{ type: 'note', problemID, versions, revision }] };
}

async function requireRoom(transaction: Database, uid: string, isText: boolean): Promise<void> {
  if (!isText) {
    await sql`delete from notes where uid = ${uid} and versions = '[]' and revision <= (
        select revision from notes where uid = ${uid} and versions = '[]'
          order by revision desc offset ${limits.removalsKept} limit 1)`.execute(transaction);
    return;
  }
  const { count } = await transaction
    .selectFrom('notes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('uid', '=', uid)
    .where(sql<boolean>`versions <> '[]'`)
    .executeTakeFirstOrThrow();
  if (count > limits.notesMax * limits.mergeFactor) throw new Refusal('LISTS_FULL');
}
