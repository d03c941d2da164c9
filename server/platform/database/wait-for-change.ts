import type { Notifications } from './notifications';

export interface Awaited<S> {
  /** The channel that tells of changes. */
  readonly channel: string;
  /** Whether a message is about what is read, and worth reading it again. */
  readonly isAbout: (payload: string) => boolean;
  readonly read: () => Promise<S | undefined>;
  readonly isOver: (state: S) => boolean;
}

export interface Patience {
  readonly seconds: number;
  /** Whoever asks does not want to know any more. */
  readonly endings: readonly AbortSignal[];
}

/**
 * Reads something; when it is not over yet, waits for the message that says so and reads again. Nothing is polled: the database
 * tells. The first read happens after listening has begun, so that no change falls between.
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
    // An empty payload: the connection was broken, anything may have happened.
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
