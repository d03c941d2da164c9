import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey } from '../../../auth/session';
import { usePull } from '../../../parts/local-copies/use-pull';
import { takeAssignmentsAlong } from '../../../sync/classes/assignments';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import { Section } from '../../../ui/layout/section';
import { useNow } from '../../../ui/time/use-now';
import { NewComments } from '../comments/comment-links';
import { AssignmentList } from './assignment-list';
import { phaseOf, sorted } from './describe-assignment';
import { fetchRuntimes } from './fetch-runtimes';
import { messages } from './messages';
import { useAssignments, useProgress } from './use-assignments';

const shownMax = 6;

/** On the home page: new comments, and what the student still has to do. */
export function HomeAssignments() {
  useNow();
  const nowMs = serverClock.now();
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  usePull(`assignments:${account}:${offline}`, async () => {
    await takeAssignmentsAlong(account, () => syncStatus.network !== 'offline');
  });
  const row = useAssignments();
  const progress = useProgress(row);
  const open = sorted(row?.assignments ?? [], nowMs).filter((one) => {
    const states = progress.get(one.assignmentID) ?? [];
    const isDone = states.length > 0 && states.every(({ state }) => state === 'solved');
    return one.role === 'student' && !isDone && phaseOf(one, nowMs) !== 'closed';
  });
  useEffect(() => {
    if (row && !offline) fetchRuntimes(row.assignments);
  }, [row, offline]);
  return (
    <>
      <NewComments />
      {open.length > 0 && (
        <Section title={messages.own} aside={<Link to="/classes">{messages.allClasses}</Link>}>
          <AssignmentList assignments={open.slice(0, shownMax)} progress={progress} nowMs={nowMs} withClass />
        </Section>
      )}
    </>
  );
}
