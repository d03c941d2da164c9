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

/** The phase of a contest by the server's clock; whoever uses it is drawn again when it changes, and not before (CDET-14). */
export function usePhase(clock: ContestClock, pausedSince?: string): ContestPhase {
  const [phase, setPhase] = useState(() => phaseNow(clock, pausedSince));
  // A clock that was set, or learnt to be wrong, moves the boundary: looking is cheaper than planning ahead.
  useEffect(() => {
    const look = () => setPhase(phaseNow(clock, pausedSince));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [clock, pausedSince]);
  return phase;
}
