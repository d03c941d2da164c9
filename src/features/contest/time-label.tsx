import { useEffect, useState } from 'react';
import { type ContestSchedule, contestClock } from '../../../contract/rules/contest-clock';
import { serverClock } from '../../sync/page-client';
import { timeLabel } from './contest-times';

/** CLIST-5: when a contest is, from now; it alone is drawn again when it says something else. */
export function TimeLabel({ schedule }: { schedule: ContestSchedule }) {
  const read = () => timeLabel(contestClock(schedule), serverClock.now());
  const [label, setLabel] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads hangs on the schedule alone
  useEffect(() => {
    setLabel(read());
    const timer = setInterval(() => setLabel(read()), 1000);
    return () => clearInterval(timer);
  }, [schedule]);
  return <span>{label}</span>;
}
