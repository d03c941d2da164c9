import { retryNow } from '../network/follow-network';
import { pullMeta } from '../pull/pull-meta';

/** Somebody does not want to wait: asks for the server, and once it answers everything that waits is sent. Never throws. */
export async function tryNow(): Promise<void> {
  const found = await pullMeta(0);
  if (found.ok) retryNow();
}
