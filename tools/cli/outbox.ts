/**
 * Stored submissions: one JSON file each.
 *
 * Theory of operation. A file exists, complete and flushed, before the first request. The key is part of it, so each
 * retry of any process has the same key, and the server accepts the submission once. The file leaves the state
 * `waiting` only when the server has answered: with a receipt, or with a refusal that a retry would not change.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { SubmitCode } from '../../contract/entities/submission';
import { type Folders, writeFileSafely } from './folders';

const Entry = z.object({
  version: z.literal(1),
  key: z.string(),
  server: z.string(),
  uid: z.string(),
  username: z.string(),
  /** As typed, for the user. */
  file: z.string(),
  /** ISO 8601 in UTC. */
  writtenAt: z.string(),
  state: z.enum(['waiting', 'refused', 'sent']),
  body: SubmitCode,
  submissionID: z.optional(z.string()),
  /** Why it is refused, or what the last try met. */
  reason: z.optional(z.string()),
  verdict: z.optional(z.string()),
});
export type Entry = z.infer<typeof Entry>;

const folderOf = ({ data }: Folders) => path.join(data, 'outbox');
const fileOf = (folders: Folders, { writtenAt, key }: Entry) =>
  path.join(folderOf(folders), `${writtenAt.replace(/[^0-9]/g, '')}-${key}.json`);

/** Stores a submission before anything is sent. */
export function addEntry(
  folders: Folders,
  given: Pick<Entry, 'server' | 'uid' | 'username' | 'file' | 'body'>,
): Entry {
  const entry: Entry = {
    version: 1,
    key: randomUUID(),
    writtenAt: new Date().toISOString(),
    state: 'waiting',
    ...given,
  };
  updateEntry(folders, entry);
  return entry;
}

export function updateEntry(folders: Folders, entry: Entry): void {
  writeFileSafely(fileOf(folders, entry), `${JSON.stringify(entry, null, 2)}\n`);
}

export const removeEntry = (folders: Folders, entry: Entry): void => fs.rmSync(fileOf(folders, entry));

/** Oldest first. A file that is not an entry is left alone. */
export function listEntries(folders: Folders): Entry[] {
  const folder = folderOf(folders);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const parsed = Entry.safeParse(readJson(path.join(folder, name)));
      return parsed.success ? [parsed.data] : [];
    });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const sentKept = 50;

/** Forgets old submissions that the server has. */
export function pruneSent(folders: Folders): void {
  const sent = listEntries(folders).filter(({ state }) => state === 'sent');
  for (const entry of sent.slice(0, Math.max(0, sent.length - sentKept))) removeEntry(folders, entry);
}
