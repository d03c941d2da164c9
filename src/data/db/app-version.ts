/**
 * Tabs of an old build may share the database. A build whose rows older builds cannot read raises
 * `oldestWriter`; from its first write on, older tabs are refused.
 */

import { messages } from '../messages';
import { appDb } from './app-db';

const ownWriter = 1;
/** The oldest format that may be mixed with ours. */
const oldestWriter = 1;
/** Default: nothing is stored until a build excludes another. */
const firstWriter = 1;
const key = 'oldestWriter';

/** A newer build has written to the database. The message is for users. */
export class OutdatedAppError extends Error {
  readonly code = 'outdatedApp';
  constructor() {
    super(messages.outdatedApp);
    this.name = 'OutdatedAppError';
  }
}

/**
 * Call inside the writing transaction, with `kv` in it. Throws `OutdatedAppError` when a newer build
 * excludes this one.
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
