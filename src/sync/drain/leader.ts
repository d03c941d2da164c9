/**
 * One tab sends for all. The leader holds a Web Lock and says every second that it is alive. A browser may freeze it while it
 * holds the lock: then a visible tab with something to send takes the lock from it. The old leader may wake up and go on for a
 * moment; fenced claims and idempotency keys make that harmless.
 */

export interface LeaderContext {
  /** Absent in old browsers: then every tab leads, and leases alone keep them apart. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Reaches the other tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
  now(): number;
  isVisible(): boolean;
  hasWork(): Promise<boolean>;
  /** Calls `leave` when the page is left, `back` when the browser's Back brings it to life again. Returns how to stop. */
  watchLeaving(leave: () => void, back: () => void): () => void;
  /** Begins to send. `alone`: no other tab does. Returns how to stop. */
  lead(alone: boolean): () => void;
}

/** The service worker takes the same lock for its pass. */
export const leaderLock = 'codeferry-sender';
export const leaderChannel = 'codeferry-leader';
export const heartbeatMs = 1000;
/** Silence after which a leader counts as frozen. */
export const frozenAfterMs = 5000;

/** Leads, or stands by to lead, until stopped. */
export function electLeader(context: LeaderContext): () => void {
  const { locks, channel, now } = context;
  if (!locks) return context.lead(false);

  let heardAt = now();
  let leading = false;
  let standby = new AbortController();
  const stopped = new AbortController();
  let isLeft = false;
  let release = () => {};

  /** Begins to lead; returns how to end it. */
  function begin(): () => void {
    leading = true;
    const stop = context.lead(true);
    const beat = () => channel.postMessage('alive');
    const timer = setInterval(beat, heartbeatMs);
    beat();
    return () => {
      clearInterval(timer);
      stop();
      leading = false;
    };
  }

  /** Asks for the lock; leads from when it is granted until it is taken from us or we stop. */
  async function request(options: LockOptions): Promise<void> {
    let end: (() => void) | undefined;
    try {
      await locks?.request(leaderLock, options, () => {
        if (isLeft) return Promise.resolve();
        end = begin();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    } catch (error) {
      // Taken from us, or our place in the queue was given up to take it ourselves.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
    }
    if (!end) return;
    end();
    heardAt = now();
    if (!stopped.signal.aborted && !isLeft) queue();
  }

  function queue(): void {
    standby = new AbortController();
    void request({ signal: standby.signal });
  }

  async function watch(): Promise<void> {
    if (leading || isLeft || !context.isVisible() || now() - heardAt < frozenAfterMs) return;
    if (!(await context.hasWork()) || leading || isLeft || stopped.signal.aborted) return;
    heardAt = now();
    standby.abort();
    void request({ steal: true });
  }

  const hear = () => {
    heardAt = now();
  };
  channel.addEventListener('message', hear);
  const watcher = setInterval(() => void watch(), heartbeatMs);
  // A closed page keeps its lock until the browser has cleared it away: the next tab need not wait for that.
  const leave = () => {
    isLeft = true;
    release();
    standby.abort();
  };
  const back = () => {
    if (!isLeft) return;
    isLeft = false;
    // Else it is just being given up, and asked for again after that.
    if (!leading) queue();
  };
  const stopWatching = context.watchLeaving(leave, back);
  queue();

  return () => {
    clearInterval(watcher);
    channel.removeEventListener('message', hear);
    stopWatching();
    stopped.abort();
    leave();
  };
}
