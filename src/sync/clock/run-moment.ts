import type { Moment } from '../../data/contest-run/contest-run-chain';
import { serverClock } from '../server/page-client';

export function momentNow(): Moment {
  const isDoubtful = serverClock.wasSetBack();
  return { serverMs: serverClock.now(), deviceMs: Date.now(), isDoubtful: isDoubtful || undefined };
}
