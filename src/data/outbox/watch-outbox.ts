import { liveQuery } from 'dexie';
import { appDb } from '../db/app-db';

/**
 * Calls `changed` at once and when entries are written, sent or made ready, in any tab. `written`: there is
 * a new entry since the last call. Returns the stop function.
 */
export function watchOutbox(changed: (written: boolean) => void): () => void {
  let known = 0;
  const look = async () => {
    const [newest, waiting] = await Promise.all([
      appDb.outbox.orderBy('seq').lastKey(),
      // Not a count, which would visit every waiting entry after each send.
      appDb.outbox.where('state').equals('queued').limit(1).primaryKeys(),
    ]);
    return { newest: Number(newest ?? 0), waiting };
  };
  const subscription = liveQuery(() => appDb.transaction('r', appDb.outbox, look)).subscribe({
    next({ newest }) {
      const written = newest > known;
      known = Math.max(known, newest);
      changed(written);
    },
    error: (error) => console.error('The outbox cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}
