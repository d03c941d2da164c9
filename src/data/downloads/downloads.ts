import type { DownloadPlan, DownloadSubject, PlannedProblem } from '../../../contract/entities/download';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { hasImages } from '../copies/problem-images';
import { storeListRows, storeProblem } from '../copies/problems';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { withRoom } from '../storage/storage-full';
import type { DownloadRow } from './download-rows';

export type { DownloadRow, DownloadSubject };

export function downloadKey(subject: DownloadSubject): string {
  return subject.kind === 'everything' ? subject.kind : `${subject.kind}/${subject.name}`;
}

/** Requests a download; an existing or paused one resumes. */
export async function wantDownload(subject: DownloadSubject, title: string, now = Date.now()): Promise<void> {
  const key = downloadKey(subject);
  await withRoom(() =>
    appDb.transaction('rw', appDb.downloads, async () => {
      const { problem: _, ...known } = (await appDb.downloads.get(key)) ?? newRow(subject, title, now);
      await appDb.downloads.put({ ...known, title, state: 'wanted' });
    }),
  );
}

function newRow(subject: DownloadSubject, title: string, askedAt: number): DownloadRow {
  const nothing = { problemCount: 0, bytesDone: 0, bytesTotal: 0 };
  return { key: downloadKey(subject), subject, title, state: 'wanted', askedAt, ...nothing };
}

export async function pauseDownload(key: string): Promise<void> {
  await appDb.downloads
    .where({ key })
    .and(({ state }) => state === 'wanted')
    .modify({ state: 'paused' });
}

export async function listDownloads(): Promise<DownloadRow[]> {
  return (await appDb.downloads.toArray()).sort((a, b) => b.askedAt - a.askedAt);
}

export async function readDownload(key: string): Promise<DownloadRow | undefined> {
  return appDb.downloads.get(key);
}

/** Also removes content that no other download needs. Drafts and submissions stay. */
export async function removeDownload(key: string): Promise<void> {
  const leftover = await appDb.transaction('rw', appDb.downloads, appDb.downloadPlans, async () => {
    const plan = await appDb.downloadPlans.get(key);
    await appDb.downloads.delete(key);
    await appDb.downloadPlans.delete(key);
    const others = await appDb.downloadPlans.toArray();
    const held = new Set(others.flatMap(({ problems }) => problems.map(({ id }) => id)));
    return (plan?.problems ?? []).map(({ id }) => id).filter((id) => !held.has(id));
  });
  await cacheDb.problems.bulkDelete(leftover);
}

export interface Remaining {
  problems: PlannedProblem[];
  challenges: string[];
}

/** Stores the server's plan; returns what is missing or outdated here. */
export async function storePlan(key: string, { problems, challenges }: DownloadPlan): Promise<Remaining> {
  const missing = await missingOf(problems);
  const kept = await cacheDb.challenges.bulkGet(challenges.map(({ url }) => url));
  const stale = challenges.filter(({ version }, i) => kept[i]?.version !== version).map(({ url }) => url);
  const bytesTotal = sumBytes(problems);
  await withRoom(() =>
    appDb.transaction('rw', appDb.downloads, appDb.downloadPlans, async () => {
      const row = await appDb.downloads.get(key);
      if (!row) return;
      // Pin before the fetch, so that a clean-up keeps it.
      await appDb.downloadPlans.put({ key, problems, challenges: challenges.map(({ url }) => url) });
      const bytesDone = bytesTotal - sumBytes(missing);
      await appDb.downloads.update(key, { problemCount: problems.length, bytesTotal, bytesDone });
    }),
  );
  return { problems: missing, challenges: stale };
}

/** A contest or an assignment may be over by then. */
const askAgainMs = 3_600_000;

/** Problems not on this device in this version, and older copies without the help that the server withheld. */
export async function missingOf(
  problems: readonly PlannedProblem[],
  now = Date.now(),
): Promise<PlannedProblem[]> {
  const copies = await cacheDb.problems.bulkGet(problems.map(({ id }) => id));
  const areWhole = await Promise.all(copies.map((copy) => copy && hasImages(copy)));
  return problems.filter(({ version }, at) => {
    const copy = copies[at];
    if (copy?.version !== version || !areWhole[at]) return true;
    const { hints, hintCount = 0, editorial, hasEditorial = false, fetchedAt } = copy;
    const isWithheld = (hintCount > 0 && !hints) || (hasEditorial && editorial === undefined);
    return isWithheld && now - fetchedAt > askAgainMs;
  });
}

export async function countCopies(): Promise<{ problems: number; pinned: number }> {
  const plans = await appDb.downloadPlans.toArray();
  const wanted = new Set(plans.flatMap(({ problems }) => problems.map(({ id }) => id)));
  const here = (await cacheDb.problems.toCollection().primaryKeys()).map(String);
  return { problems: here.length, pinned: here.filter((id) => wanted.has(id)).length };
}

const sumBytes = (problems: readonly PlannedProblem[]) => problems.reduce((sum, { bytes }) => sum + bytes, 0);

/** Throws `StorageFullError`. */
export async function storeDownloaded(key: string, problems: readonly ProblemDetail[], bytes: number) {
  await withRoom(async () => {
    for (const problem of problems) await storeProblem(problem);
    await storeListRows(problems);
  });
  await appDb.downloads.where({ key }).modify((row) => {
    row.bytesDone = Math.min(row.bytesTotal, row.bytesDone + bytes);
  });
}

/** Has no effect on a download that was removed or paused meanwhile. */
export async function finishDownload(key: string, now = Date.now()): Promise<void> {
  await appDb.downloads
    .where({ key })
    .and(({ state }) => state === 'wanted' || state === 'ready')
    .modify((row) => {
      row.state = 'ready';
      row.bytesDone = row.bytesTotal;
      row.checkedAt = now;
      delete row.problem;
    });
}

/** The download needs the user; `problem` says why. Its content stays usable. */
export async function failDownload(key: string, problem: string): Promise<void> {
  await appDb.downloads.where({ key }).modify({ state: 'failed', problem });
}

/** The next wanted download, or one last compared with the server before `staleBefore` (ms). */
export async function nextDownload(
  staleBefore: number,
  except: ReadonlySet<string>,
): Promise<DownloadRow | undefined> {
  const open = (await appDb.downloads.toArray()).filter(({ key }) => !except.has(key));
  const wanted = open.filter(({ state }) => state === 'wanted').sort((a, b) => a.askedAt - b.askedAt);
  return wanted[0] ?? open.find(({ state, checkedAt = 0 }) => state === 'ready' && checkedAt < staleBefore);
}
