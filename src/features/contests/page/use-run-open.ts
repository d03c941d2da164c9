import { useEffect, useState } from 'react';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { ContestRow } from '../../../data/copies/contests';
import { serverClock } from '../../../sync/server/page-client';
import { hasTimeLeft } from './contest-button';

export function useRunOpen({ run, pausedSince }: Pick<ContestRow, 'run' | 'pausedSince'>): boolean {
  const [isOpen, setOpen] = useState(() => hasTimeLeft(run, standingMs(pausedSince, serverClock.now())));
  useEffect(() => {
    const look = () => setOpen(hasTimeLeft(run, standingMs(pausedSince, serverClock.now())));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [run, pausedSince]);
  return isOpen;
}
