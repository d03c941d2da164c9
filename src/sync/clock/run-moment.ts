import type { Moment } from '../../data/contest-run/contest-run-chain';
import { serverClock } from '../server/page-client';

/** Now, by the server's clock and by this device's. */
export function momentNow(): Moment {
  const isDoubtful = serverClock.wasSetBack();
  return { serverMs: serverClock.now(), deviceMs: Date.now(), isDoubtful: isDoubtful || undefined };
}
