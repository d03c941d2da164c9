import { useEffect, useState } from 'react';
import {
  type ContestClock,
  type ContestPhase,
  contestPhase,
  standingMs,
} from '../../../../contract/rules/contest/contest-clock';
import { serverClock } from '../../../sync/server/page-client';

const phaseNow = (clock: ContestClock, pausedSince: string | undefined) =>
  contestPhase(clock, standingMs(pausedSince, serverClock.now()));

/** The phase by the server's clock; renders only on a change (CDET-14). */
export function usePhase(clock: ContestClock, pausedSince?: string): ContestPhase {
  const [phase, setPhase] = useState(() => phaseNow(clock, pausedSince));
  // Polls, because a clock correction moves the boundary.
  useEffect(() => {
    const look = () => setPhase(phaseNow(clock, pausedSince));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [clock, pausedSince]);
  return phase;
}
