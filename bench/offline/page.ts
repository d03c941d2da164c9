/** Runs in a tab of the product: times what its screens do, with the same code. Times are ms. */
import { liveQuery } from 'dexie';
import { deviceAccount } from '../../src/data/account/account';
import { listProblemIds, problemRows } from '../../src/data/copies/problem-order';
import { toListRow } from '../../src/data/copies/problems';
import { appDb } from '../../src/data/db/app-db';
import { cacheDb } from '../../src/data/db/cache-db';
import { submitAnswer } from '../../src/data/work/answers';
import { leaderLock } from '../../src/sync/drain/leader';

/** Comparable between tabs. */
const clock = () => performance.timeOrigin + performance.now();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const words = [
  'Bridge',
  'Crane',
  'Delta',
  'Ferry',
  'Harbour',
  'Lantern',
  'Mooring',
  'Night',
  'Signal',
  'Tide',
];
const difficulties = ['easy', 'medium', 'hard'] as const;

const write = (problemID: string, text: string) =>
  submitAnswer({ account: deviceAccount, problemID, answer: { told: text } });

const bench = {
  /**
   * Writes answers one after the other with a pause (ms) between them; returns how long each took, and when
   * it was on the disk.
   */
  async writeOneByOne(
    problemID: string,
    count: number,
    restMs: number,
  ): Promise<{ id: string; tookMs: number; at: number }[]> {
    const written = [];
    for (let n = 0; n < count; n += 1) {
      const startedAt = performance.now();
      const id = await write(problemID, `one ${n}`);
      written.push({ id, tookMs: performance.now() - startedAt, at: clock() });
      await sleep(restMs);
    }
    return written;
  },
  async writeMany(problemIDs: string[], count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await write(problemIDs[n % problemIDs.length] ?? '', `many ${n}`);
  },
  seen: [] as { id: string; at: number }[],
  watch(): Promise<void> {
    return new Promise((resolve) => {
      liveQuery(() => appDb.outbox.orderBy('seq').last()).subscribe((entry) => {
        if (entry && bench.seen.at(-1)?.id !== entry.id) bench.seen.push({ id: entry.id, at: clock() });
        resolve();
      });
    });
  },
  unsettled: () => appDb.outbox.where('[account+open]').equals([deviceAccount, 1]).count(),
  async drained(): Promise<number> {
    const startedAt = performance.now();
    // Rarely, because each check is work for the measured database.
    while ((await bench.unsettled()) > 0) await sleep(100);
    const tookMs = performance.now() - startedAt;
    const refused = await appDb.outbox.where('state').equals('refused').count();
    if (refused > 0) throw new Error(`${refused} were refused`);
    return tookMs;
  },
  /** Has requested the leader lock. */
  standsInLine: false,
  leadsSince: undefined as number | undefined,
  async fillList(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, n) =>
      toListRow({
        _id: `bench-${String(n).padStart(8, '0')}`,
        id: `BENCH${n}`,
        title: `${words[n % 10]} ${words[Math.floor(n / 10) % 10]} ${n}`,
        difficulty: difficulties[n % 3] ?? 'easy',
        tags: ['arrays', 'graphs', 'strings'].slice(0, 1 + (n % 3)),
      }),
    );
    await cacheDb.problemList.bulkPut(rows.flatMap((row) => row ?? []));
  },
  /** The first rows of the list, with the query of the problems page. */
  async firstRows(count: number): Promise<{ tookMs: number; rows: number }> {
    const startedAt = performance.now();
    const ids = await listProblemIds({ sort: 'title', direction: 'asc', tags: [] }, count);
    const rows = await problemRows(ids);
    return { tookMs: performance.now() - startedAt, rows: rows.filter(Boolean).length };
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

/** Polling the lock would delay the tabs that wait for it, so record it when it is granted. */
function noteLead(): void {
  const request = navigator.locks.request.bind(navigator.locks) as (
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => unknown,
  ) => Promise<unknown>;
  navigator.locks.request = ((
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => unknown,
  ) => {
    if (name !== leaderLock) return request(name, options, granted);
    bench.standsInLine = true;
    return request(name, options, (lock) => {
      bench.leadsSince = clock();
      return granted(lock);
    });
  }) as LockManager['request'];
}

if (window.top === window) {
  window.bench = bench;
  noteLead();
}
