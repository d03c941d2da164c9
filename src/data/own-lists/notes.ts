/** A note about a problem. Texts of other devices that this one had not seen stay until the user decides. */
import type { NoteVersion, NoteWrite } from '../../../contract/entities/own-list';
import { withNote } from '../../../contract/rules/note-versions';
import { randomId } from '../../lib/random-id';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import { noteWrite } from '../intents/note-write';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';
import type { NoteRow } from './own-list-rows';
import { ownListTables } from './own-list-tables';
import { findUntried } from './untried-entry';

export interface Note {
  text: string;
  /** Of other devices, which the user has not decided about. */
  others: NoteVersion[];
  /** Ms; undefined: there is no note. */
  savedAt: number | undefined;
  /** The server does not have the newest text yet. */
  isPending: boolean;
}

const mineAsWrite = ({ versionID, text, replaces, savedAt }: NonNullable<NoteRow['mine']>) => ({
  versionID,
  text,
  replaces,
  device: '',
  savedAt: new Date(savedAt).toISOString(),
});

/** What the user sees: the server's versions with the text of this device. */
function versionsOf(row: NoteRow | undefined): NoteVersion[] {
  if (!row) return [];
  return row.mine ? withNote(row.versions, mineAsWrite(row.mine)) : row.versions;
}

function mainOf(row: NoteRow | undefined, versions: readonly NoteVersion[]): NoteVersion | undefined {
  if (row?.mine) return versions.find((one) => one.versionID === row.mine?.versionID);
  const newest = [...versions].sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))[0];
  return versions.find((one) => one.versionID === row?.mainID) ?? newest;
}

export async function readNote(account: AccountKey, problemID: string): Promise<Note> {
  const row = await appDb.notes.get([account, problemID]);
  const versions = versionsOf(row);
  const main = mainOf(row, versions);
  // The text of this device was emptied, or another version has the same text.
  const text = row?.mine ? row.mine.text : (main?.text ?? '');
  return {
    text,
    others: versions.filter((one) => one !== main && one.text !== text),
    savedAt: row?.mine?.savedAt ?? (main && Date.parse(main.savedAt)),
    isPending: row?.mine?.pending !== undefined,
  };
}

/** Saves the text of this device. Throws `InvalidPayloadError`, `StorageFullError`. */
export function saveNote(
  account: AccountKey,
  problemID: string,
  text: string,
  device: string,
): Promise<void> {
  return write(account, problemID, text, device, 'own');
}

/** Ends a conflict: the text replaces all versions that this device knows. */
export function decideNote(
  account: AccountKey,
  problemID: string,
  text: string,
  device: string,
): Promise<void> {
  return write(account, problemID, text, device, 'all');
}

async function write(
  account: AccountKey,
  problemID: string,
  text: string,
  device: string,
  replaced: 'own' | 'all',
  now = Date.now(),
): Promise<void> {
  const key: [string, string] = [account, problemID];
  /** The row with the new text, or undefined if nothing changes. */
  const compose = async (): Promise<{ row: NoteRow; next: NonNullable<NoteRow['mine']> } | undefined> => {
    const row = await appDb.notes.get(key);
    const versions = versionsOf(row);
    const main = mainOf(row, versions);
    const before = row?.mine?.text ?? main?.text ?? '';
    if (replaced === 'own' && before === text) return undefined;
    const seen = replaced === 'all' ? versions : main ? [main] : [];
    // A text that is under way is replaced too, and those that it replaces.
    const replaces = [
      ...new Set([
        ...seen.map(({ versionID }) => versionID),
        ...(row?.mine ? [row.mine.versionID, ...row.mine.replaces] : []),
      ]),
    ].slice(0, 50);
    const next = { versionID: randomId(), text, replaces, savedAt: now };
    return { row: row ?? { account, problemID, versions: [] }, next };
  };
  if (account === deviceAccount) {
    await withRoom(() =>
      appDb.transaction('rw', ownListTables, async () => {
        const composed = await compose();
        if (!composed) return;
        if (text === '') await appDb.notes.delete(key);
        else
          await appDb.notes.put({
            account,
            problemID,
            versions: [],
            mine: { ...composed.next, replaces: [] },
          });
      }),
    );
    return;
  }
  const { checkPayload } = await import('../work-file/check-payload');
  await writeIntent<typeof noteWrite, undefined>(
    noteWrite,
    { account, createdAt: now, tables: ownListTables },
    async (id) => {
      const composed = await compose();
      if (!composed) return new SkipWrite(undefined);
      const { row, next } = composed;
      const open = await findUntried(
        account,
        'noteWrite',
        ({ stream }) => stream === `${account}/note:${problemID}`,
      );
      // The same version goes on as long as no request has carried it.
      const isSame = open !== undefined && open.id === row.mine?.pending;
      const mine = {
        ...next,
        ...(isSame && row.mine && { versionID: row.mine.versionID }),
        pending: isSame ? open.id : id,
      };
      mine.replaces = mine.replaces.filter((one) => one !== mine.versionID);
      const payload: NoteWrite = checkPayload(noteWrite, {
        problemID,
        versionID: mine.versionID,
        replaces: mine.replaces,
        text,
        device,
        savedAt: new Date(now).toISOString(),
      });
      await appDb.notes.put({ ...row, mine, mainID: mine.versionID });
      if (!isSame) return { payload };
      await appDb.payloads.put({ id: open.id, payload });
      await appDb.noteWrites.update(open.id, { text });
      return new SkipWrite(undefined);
    },
  );
}

/** Problems of the account with a note. */
export async function notedProblemIds(account: AccountKey): Promise<string[]> {
  const rows = await appDb.notes.where('[account+problemID]').between([account], [account, []]).toArray();
  return rows.filter((row) => versionsOf(row).length > 0).map(({ problemID }) => problemID);
}
