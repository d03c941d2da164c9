/**
 * Theory of operation. A new file is first a part of its row, in the transaction of the request: the store's faults never
 * refuse work. One process at a time then moves files into the store, and removes those whose rows are gone; a trigger
 * notes these. Reads take whichever place has the file.
 */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { oneAtATime } from '../database/one-at-a-time';
import type { Database } from '../database/open';
import { type FileKind, type FileStore, fileKinds } from './file-store';

const intervalMs = 10_000;
const batch = 20;

interface FileRow {
  hash: string;
  bytes: Buffer;
  media_type: string;
}

const tableOf = (kind: FileKind) => sql.table(kind);
const mediaTypeOf = (kind: FileKind) =>
  kind === 'report_images' ? sql`'image/png' as media_type` : sql`media_type`;

/** Moves all files into the store, and removes what nobody needs. @returns how many */
export async function moveFilesOut(
  db: Database,
  store: FileStore,
): Promise<{ moved: number; removed: number }> {
  let moved = 0;
  for (const kind of fileKinds) {
    for (;;) {
      const { rows } = await sql<FileRow>`
        select hash, bytes, ${mediaTypeOf(kind)} from ${tableOf(kind)} where bytes is not null limit ${batch}`.execute(
        db,
      );
      for (const { hash, bytes, media_type } of rows) {
        await store.put(kind, hash, bytes, media_type);
        const { numAffectedRows } = await sql`
          update ${tableOf(kind)} set bytes = null where hash = ${hash}`.execute(db);
        // Its row was deleted meanwhile.
        if (numAffectedRows === 0n) await store.remove(kind, hash);
      }
      moved += rows.length;
      if (rows.length < batch) break;
    }
  }
  return { moved, removed: await removeFiles(db, store) };
}

/** A file whose hash was stored again meanwhile stays, or comes back with the next move. */
async function removeFiles(db: Database, store: FileStore): Promise<number> {
  const { rows } = await sql<{ kind: FileKind; hash: string }>`select kind, hash from removed_files`.execute(
    db,
  );
  for (const { kind, hash } of rows) {
    const { rows: kept } =
      await sql`select from ${tableOf(kind)} where hash = ${hash} and bytes is null`.execute(db);
    if (kept.length === 0) await store.remove(kind, hash);
    await sql`delete from removed_files where kind = ${kind} and hash = ${hash}`.execute(db);
  }
  return rows.length;
}

/** Moves all files into the database. The store keeps its copies. */
export async function moveFilesIn(
  db: Database,
  store: FileStore,
): Promise<{ moved: number; missing: string[] }> {
  let moved = 0;
  const missing: string[] = [];
  for (const kind of fileKinds) {
    const { rows } = await sql<{ hash: string }>`
      select hash from ${tableOf(kind)} where bytes is null order by hash`.execute(db);
    for (const { hash } of rows) {
      const bytes = await store.get(kind, hash);
      if (!bytes) {
        missing.push(`${kind}/${hash}`);
        continue;
      }
      await sql`update ${tableOf(kind)} set bytes = ${bytes} where hash = ${hash}`.execute(db);
      moved += 1;
    }
  }
  return { moved, missing };
}

export async function countFiles(db: Database): Promise<{ inDatabase: number; inStore: number }> {
  const { rows } = await sql<{ inDatabase: number; inStore: number }>`
    select count(bytes)::int as "inDatabase", (count(*) - count(bytes))::int as "inStore" from (
      select bytes from avatars union all select bytes from contest_images union all select bytes from report_images
      union all select bytes from problem_images
    ) files`.execute(db);
  return rows[0] ?? { inDatabase: 0, inStore: 0 };
}

/** @returns a function that stops, after a file that is being moved */
export function startMovingFiles(db: Database, store: FileStore, log: Logger): () => Promise<void> {
  let working: Promise<void> | undefined;
  const work = () => {
    working ??= oneAtATime(db, 'files', () => moveFilesOut(db, store))
      .then((done) => {
        if (done && done.result.moved + done.result.removed > 0)
          log.info(done.result, 'files were moved to the file store');
      })
      .catch((error) => log.error({ err: error }, 'files could not be moved; the next attempt is in 10 s'))
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(work, intervalMs);
  work();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
