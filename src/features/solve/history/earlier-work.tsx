import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../../sync/network/sync-status';
import { useSolve } from '../screen-state';
import { DraftVersions } from './draft-versions';
import { OtherDevices, useOtherDevices } from './other-devices';
import { SubmissionHistory } from './submission-history';

/** @param comments links to what others wrote about the submissions */
export function EarlierWork({ comments }: { comments: ReactNode }) {
  const { account, problem, contestSlug, submissions } = useSolve();
  const { network } = useSnapshot(syncStatus);
  const others = useOtherDevices(account, problem.id, network === 'offline');
  const isPractice = contestSlug === undefined;
  // Otherwise 'No submissions yet' would appear above submissions from other devices.
  const isEmptyHere = submissions.rows?.length === 0 && isPractice && others?.length !== 0;
  return (
    <>
      {comments}
      {!isEmptyHere && <SubmissionHistory />}
      {isPractice && <OtherDevices rows={others} />}
      <DraftVersions />
    </>
  );
}
