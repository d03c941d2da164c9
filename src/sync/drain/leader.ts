/**
 * Elects one tab to send for all. The leader holds a Web Lock and sends a heartbeat. A browser may freeze
 * it; then a visible tab with work steals the lock. The old leader may continue for a moment, which fences
 * and idempotency keys make harmless.
 */

export interface LeaderContext {
  /** Absent in old browsers: every tab leads, and only leases keep them apart. */
  locks: Pick<LockManager, 'request'> | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
  now(): number;
  isVisible(): boolean;
  hasWork(): Promise<boolean>;
  /**
   * Calls `leave` when the page is left, and `back` when the back/forward cache restores it.
   * Returns the stop function.
   */
  watchLeaving(leave: () => void, back: () => void): () => void;
  /** Starts sending. `alone`: no other tab sends. Returns the stop function. */
  lead(alone: boolean): () => void;
}

/** The service worker uses the same lock. */
export const leaderLock = 'codeferry-sender';
export const leaderChannel = 'codeferry-leader';
export const heartbeatMs = 1000;
/** A leader that is silent for this long counts as frozen. */
export const frozenAfterMs = 5000;

export function electLeader(context: LeaderContext): () => void {
  const { locks, channel, now } = context;
  if (!locks) return context.lead(false);

  let heardAt = now();
  let leading = false;
  let standby = new AbortController();
  const stopped = new AbortController();
  let isLeft = false;
  let release = () => {};

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

  /** Requests the lock; leads from the grant until the lock is stolen or we stop. */
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
      // Stolen, or we left the queue to steal it.
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
  // A browser releases a closed page's lock late; an early release lets the next tab start at once.
  const leave = () => {
    isLeft = true;
    release();
    standby.abort();
  };
  const back = () => {
    if (!isLeft) return;
    isLeft = false;
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
