import { retryNow } from '../network/follow-network';
import { pullMeta } from '../pull/pull-meta';

/** Asks the server, and sends all waiting entries once it answers. Never throws. */
export async function tryNow(): Promise<void> {
  const found = await pullMeta(0);
  if (found.ok) retryNow();
}
