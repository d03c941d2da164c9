import type { Notifications } from './notifications';

export interface Awaited<S> {
  readonly channel: string;
  /** Whether a notification means that `read` may return something new. */
  readonly isAbout: (payload: string) => boolean;
  readonly read: () => Promise<S | undefined>;
  readonly isOver: (state: S) => boolean;
}

export interface Patience {
  readonly seconds: number;
  /** Stop waiting when one of these aborts. */
  readonly endings: readonly AbortSignal[];
}

/**
 * Reads, and if the result is not final, waits for a notification and reads again; it does not poll. The
 * first read happens after listening has begun, so that no change is missed.
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
