import { liveQuery } from 'dexie';
import type { ServerMeta } from '../../../contract/entities/status';
import { readMeta } from './server-facts';

/** Calls `tell` with what the server last said of itself, and again whenever that changes. Returns how to stop. */
export function watchMeta(tell: (meta: ServerMeta | undefined) => void): () => void {
  const subscription = liveQuery(readMeta).subscribe({
    next: tell,
    error: (error) => console.error('What the server says of itself cannot be read', error),
  });
  return () => subscription.unsubscribe();
}
