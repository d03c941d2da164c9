import { liveQuery } from 'dexie';
import { appDb } from './app-db';

/**
 * Calls `changed` when entries are written, sent or made ready, in this tab or any other, and once at the beginning. `written` says
 * whether there is a new one since the last call. Returns how to stop.
 */
export function watchOutbox(changed: (written: boolean) => void): () => void {
  let known = 0;
  const subscription = liveQuery(async () => {
    const newest = await appDb.outbox.orderBy('seq').lastKey();
    const waiting = await appDb.outbox.where('state').equals('queued').count();
    return { newest: Number(newest ?? 0), waiting };
  }).subscribe({
    next({ newest }) {
      const written = newest > known;
      known = Math.max(known, newest);
      changed(written);
    },
    error: (error) => console.error('The outbox cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}
