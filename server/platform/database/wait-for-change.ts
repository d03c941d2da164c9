import type { Notifications } from './notifications';

export interface Awaited<S> {
  readonly channel: string;
  /** True if the notification may change the result of `read`. */
  readonly isAbout: (payload: string) => boolean;
  readonly read: () => Promise<S | undefined>;
  readonly isOver: (state: S) => boolean;
}

export interface Patience {
  readonly seconds: number;
  /** Abort the wait. */
  readonly endings: readonly AbortSignal[];
}

/**
 * Reads again after each notification until the result is final. Listens before the first read, so that it
 * misses no change.
 */
export async function waitForChange<S>(
  notifications: Pick<Notifications, 'subscribe'>,
  { channel, isAbout, read, isOver }: Awaited<S>,
  { seconds, endings }: Patience,
): Promise<S | undefined> {
  if (seconds <= 0) return await read();
  let wake = () => {};
  const changed = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const unsubscribe = notifications.subscribe(channel, (payload) => {
    // An empty payload: the connection was lost, anything may have changed.
    if (payload === '' || isAbout(payload)) wake();
  });
  const timer = setTimeout(wake, seconds * 1000);
  const giveUp = () => wake();
  for (const signal of endings) signal.addEventListener('abort', giveUp);
  try {
    const now = await read();
    if (!now || isOver(now) || endings.some(({ aborted }) => aborted)) return now;
    await changed;
    return endings.some(({ aborted }) => aborted) ? now : await read();
  } finally {
    clearTimeout(timer);
    for (const signal of endings) signal.removeEventListener('abort', giveUp);
    unsubscribe();
  }
}
