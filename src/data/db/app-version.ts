/**
 * Two builds may share the device's database: a tab that was open before an update goes on with its own code. As long as both write
 * rows that the other one can read, that is fine. A build whose rows an older one would not understand raises `oldestWriter`; from its
 * first write on, older tabs are refused before they write.
 */
import { appDb } from './app-db';

/** Which build this is, among those that write rows differently. */
const ownWriter = 1;
/** The oldest build whose rows may stand beside ours. */
const oldestWriter = 1;
/** As if the first build had said so: nothing is kept until one excludes another. */
const firstWriter = 1;
const key = 'oldestWriter';

/** This page is older than what the database holds by now. Its text is for people. */
export class OutdatedAppError extends Error {
  readonly code = 'outdatedApp';
  constructor() {
    super(
      'Codeferry was updated in another tab. Reload this page, then do it again: what you typed is kept.',
    );
    this.name = 'OutdatedAppError';
  }
}

/**
 * Call it inside the transaction that writes, with `kv` in it, so that nothing comes between. Throws `OutdatedAppError` when a newer
 * build has written what this one must not write beside.
 */
export async function requireCurrentApp(
  own: number = ownWriter,
  oldest: number = oldestWriter,
): Promise<void> {
  const kept = await appDb.kv.get(key);
  const required = typeof kept?.value === 'number' ? kept.value : firstWriter;
  if (own < required) throw new OutdatedAppError();
  if (oldest > required) await appDb.kv.put({ key, value: oldest });
}
