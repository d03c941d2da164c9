import { useEffect, useState } from 'react';
import { type ContestClock, type ContestPhase, contestPhase } from '../../../contract/rules/contest-clock';
import { serverClock } from '../../sync/page-client';

/** The phase of a contest by the server's clock; whoever uses it is drawn again when it changes, and not before (CDET-14). */
export function usePhase(clock: ContestClock): ContestPhase {
  const [phase, setPhase] = useState(() => contestPhase(clock, serverClock.now()));
  // A clock that was set, or learnt to be wrong, moves the boundary: looking is cheaper than planning ahead.
  useEffect(() => {
    const look = () => setPhase(contestPhase(clock, serverClock.now()));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [clock]);
  return phase;
}
