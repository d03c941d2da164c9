import { liveQuery } from 'dexie';
import { appDb } from '../db/app-db';

/**
 * Calls `changed` when entries are written, sent or made ready, in this tab or any other, and once at the beginning. `written` says
 * whether there is a new one since the last call. Returns how to stop.
 */
export function watchOutbox(changed: (written: boolean) => void): () => void {
  let known = 0;
  const look = async () => {
    const [newest, waiting] = await Promise.all([
      appDb.outbox.orderBy('seq').lastKey(),
      // Not how many: of a thousand that wait each would be looked at, after every one that is sent.
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
