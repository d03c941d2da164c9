import type { Database } from '../../platform/database/open';
import { LruCache } from '../../platform/lru-cache';
import { frozenSinceMs, withExtraTimes } from '../contest-clock/public';
import { type ContestRow, findContest } from '../contests/public';
import { FeedLog } from './feed-log';
import { stateObject } from './objects';
import { readStamp } from './read-rows';
import { type Known, type Snapshot, takeSnapshot } from './snapshot';
import type { View } from './view';

/** One contest as one kind of reader sees it. */
export interface Feed {
  readonly log: FeedLog;
  /** The newest state, also added to the log. */
  refresh(db: Database): Promise<Snapshot>;
}

/** Feeds nobody read for longest are dropped; their tokens become invalid. */
const feedsMax = 20;
const feeds = new LruCache<Feed>(feedsMax);

export function feedOf({ pk, slug }: ContestRow, view: View): Feed {
  const key = `${pk} ${view}`;
  const known = feeds.get(key);
  if (known) return known;
  const feed = openFeed(slug, view);
  feeds.set(key, feed);
  return feed;
}

function openFeed(slug: string, view: View): Feed {
  const log = new FeedLog();
  const known: Known = { runs: new Map(), classes: new Map() };
  let last: { stamp: string; snapshot: Snapshot } | undefined;
  let running: Promise<Snapshot> | undefined;
  let next: Promise<Snapshot> | undefined;

  const read = async (db: Database): Promise<Snapshot> => {
    const contest = await withExtraTimes(db, await findContest(db, slug));
    // Before the rows: a change in between gives one more read, not a missed one.
    const stamp = await readStamp(db, contest.pk);
    if (last && stamp === last.stamp && !isLater(last.snapshot, contest, view)) return last.snapshot;
    const snapshot = await takeSnapshot(db, contest, view, known);
    log.add(snapshot);
    last = { stamp, snapshot };
    return snapshot;
  };
  // One read at a time. A caller during a read waits for the next one, because the present one may have begun too early.
  const refresh = (db: Database): Promise<Snapshot> => {
    if (running) {
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return refresh(db);
        });
      return next;
    }
    running = read(db).finally(() => {
      running = undefined;
    });
    return running;
  };
  return { log, refresh };
}

/** Start, freeze and end change objects without a change in the database. */
function isLater({ source }: Snapshot, contest: Snapshot['source']['contest'], view: View): boolean {
  const now = { ...source, contest, nowMs: Date.now() };
  if (JSON.stringify(stateObject(source)) !== JSON.stringify(stateObject(now))) return true;
  return view === 'public' && frozenSinceMs(contest, now.nowMs) !== source.hiddenSinceMs;
}
