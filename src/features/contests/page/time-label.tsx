import { useEffect, useState } from 'react';
import type { ContestListItem } from '../../../../contract/entities/contest/contest';
import { contestClock } from '../../../../contract/rules/contest/contest-clock';
import { serverClock } from '../../../sync/server/page-client';
import { timeLabel } from './contest-times';

/** CLIST-5. Renders only when its text changes. */
export function TimeLabel({ contest }: { contest: ContestListItem }) {
  const read = () => timeLabel(contestClock(contest), serverClock.now(), contest.pausedSince);
  const [label, setLabel] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the contest alone
  useEffect(() => {
    setLabel(read());
    const timer = setInterval(() => setLabel(read()), 1000);
    return () => clearInterval(timer);
  }, [contest]);
  return <span>{label}</span>;
}
