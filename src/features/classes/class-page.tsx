import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { readClass } from '../../data/classes/classes';
import { NotOnDevice } from '../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { useRefresh } from '../../parts/local-copies/use-refresh';
import { pullClass } from '../../sync/classes/pull-classes';
import { syncStatus } from '../../sync/network/sync-status';
import { isMissing } from '../../sync/pull/pull-result';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import { ClassesPage } from './classes-page';
import { messages } from './messages';
import { StudentView } from './student-view';
import { TeacherView } from './teacher-view';

/** Students join while the teacher watches. */
const refreshEveryMs = 15_000;

const back = <BackLink from={undefined} fallback="/classes" label={messages.join.all} />;

export function ClassPage({ classID }: { classID: string }) {
  const { current } = useSnapshot(session);
  // It asks to sign in.
  return current.state === 'signedOut' ? <ClassesPage /> : <OwnClass key={classID} classID={classID} />;
}

function OwnClass({ classID }: { classID: string }) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const found = useLiveQuery(async () => (await readClass(account, classID)) ?? null, [account, classID]);
  const pull = usePull(`class:${classID}:${account}:${offline}`, () => pullClass(classID));
  const { again } = pull;
  useRefresh(again, refreshEveryMs, offline);
  usePageName(found?.name);
  if (!found) {
    if (found === undefined || pull.pulling) {
      return (
        <Page title={messages.oneTitle} above={back}>
          <SkeletonLines count={8} />
        </Page>
      );
    }
    return <NotOnDevice what={messages.classOf} isGone={isMissing(pull.last)} onFetch={again} />;
  }
  return (
    <Page
      title={found.name}
      above={back}
      actions={
        <UpdatedLine fetchedAt={found.fetchedAt} pulling={pull.pulling} offline={offline} onRefresh={again} />
      }
    >
      {found.role === 'teacher' ? (
        <TeacherView key={classID} detail={found} offline={offline} />
      ) : (
        <StudentView detail={found} offline={offline} />
      )}
    </Page>
  );
}
