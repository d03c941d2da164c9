import { liveQuery } from 'dexie';
import { appDb } from './app-db';

/** Calls `changed` when entries are written or made ready, in this tab or any other. Returns how to stop. */
export function watchOutbox(changed: () => void): () => void {
  const subscription = liveQuery(async () => {
    const newest = await appDb.outbox.orderBy('seq').lastKey();
    const open = await appDb.outbox.where('state').equals('queued').count();
    return `${newest ?? 0}:${open}`;
  }).subscribe({ next: changed, error: (error) => console.error('The outbox cannot be watched', error) });
  return () => subscription.unsubscribe();
}
