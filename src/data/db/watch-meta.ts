import { liveQuery } from 'dexie';
import type { ServerMeta } from '../../../contract/entities/status';
import { readMeta } from './server-facts';

/** Calls `tell` with the stored metadata now and after each change. Returns the stop function. */
export function watchMeta(tell: (meta: ServerMeta | undefined) => void): () => void {
  const subscription = liveQuery(readMeta).subscribe({
    next: tell,
    error: (error) => console.error('The server metadata cannot be read', error),
  });
  return () => subscription.unsubscribe();
}
