import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import type { ManagedNote, ManageNote } from '../../../../contract/entities/contest/managed-submission';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';

/** Participants never see notes. A repeated id has no effect. */
export async function manageNote(
  db: Database,
  body: ManageNote,
  caller: string,
): Promise<{ notes: ManagedNote[] }> {
  const contest = await findManagedContest(db, body.contestSlug, caller, 'judge');
  return await db.transaction().execute(async (transaction) => {
    const entry = await transaction
      .selectFrom('contest_entries')
      .select('id')
      .where('id', '=', body.entryID)
      .where('contest_pk', '=', contest.pk)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!entry) throw new Refusal('ENTRY_NOT_FOUND');
    if (body.action === 'add') await addNote(transaction, body, caller);
    else {
      await transaction
        .deleteFrom('contest_notes')
        .where('id', '=', body.id)
        .where('entry_id', '=', body.entryID)
        .where('uid', '=', caller)
        .execute();
    }
    return { notes: await readNotes(transaction, body.entryID, caller) };
  });
}

async function addNote(
  transaction: Database,
  { id, entryID, text }: Extract<ManageNote, { action: 'add' }>,
  uid: string,
): Promise<void> {
  const notes = await readNotes(transaction, entryID, uid);
  if (notes.some((note) => note.id === id)) return;
  if (notes.length >= contestManageLimits.notesMax) throw new Refusal('NOTES_FULL');
  await transaction
    .insertInto('contest_notes')
    .values({ id, entry_id: entryID, uid, text, created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Oldest first. */
export async function readNotes(db: Database, entryID: string, caller: string): Promise<ManagedNote[]> {
  const rows = await db
    .selectFrom('contest_notes')
    .leftJoin('users', 'users.uid', 'contest_notes.uid')
    .select([
      'contest_notes.id',
      'contest_notes.uid',
      'contest_notes.text',
      'contest_notes.created_at',
      'users.username',
    ])
    .where('entry_id', '=', entryID)
    .orderBy('contest_notes.created_at')
    .orderBy('contest_notes.id')
    .execute();
  return rows.map(({ id, uid, text, created_at, username }) => ({
    id,
    username,
    own: uid === caller,
    text,
    at: created_at.toISOString(),
  }));
}
