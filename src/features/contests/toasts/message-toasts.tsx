import { useLiveQuery } from 'dexie-react-hooks';
import { lazy } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { followedContests } from '../../../data/copies/followed-contests';
import { LatePart } from '../../../first-screen/when-app-stored';
import { serverClock } from '../../../sync/server/page-client';
import { useNow } from '../../../ui/time/use-now';

const ContestToasts = lazy(() =>
  import('../messages/contest-toasts').then((m) => ({ default: m.ContestToasts })),
);

/** D-35: on any page. Loads more only for those who take part in a contest now. */
export function MessageToasts() {
  useSnapshot(session);
  const account = accountKey();
  const minute = Math.floor(useNow() / 60_000);
  const followed = useLiveQuery(() => followedContests(account, serverClock.now()), [account, minute]);
  return followed?.map((contest) => (
    <LatePart key={`${account}/${contest.slug}`}>
      <ContestToasts account={account} contest={contest} />
    </LatePart>
  ));
}
