import { useLiveQuery } from 'dexie-react-hooks';
import { ClipboardList, Users } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey } from '../../../auth/session';
import { type ProgressRow, readProgress } from '../../../data/classes/class-work';
import { readAllComments } from '../../../data/classes/comments';
import { momentText } from '../../../lib/words';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useRefresh } from '../../../parts/local-copies/use-refresh';
import { pullProgress } from '../../../sync/classes/pull-class-work';
import { syncStatus } from '../../../sync/network/sync-status';
import { isMissing } from '../../../sync/pull/pull-result';
import { BackLink } from '../../../ui/back-link';
import { EmptyState, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { messages } from './messages';
import styles from './progress.module.css';
import { ProgressFilters } from './progress-filters';
import { ProgressGrid } from './progress-grid';
import { arrange, hasSolvedAll, type ProgressFilter } from './progress-order';

const refreshEveryMs = 5000;

interface ProgressPageProps {
  classID: string;
  assignmentID: string | undefined;
  onAssignment(assignmentID: string | undefined): void;
}

export function ProgressPage({ classID, assignmentID, onAssignment }: ProgressPageProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const found = useLiveQuery(
    async () => (await readProgress(account, classID, assignmentID)) ?? null,
    [account, classID, assignmentID],
  );
  const key = `progress:${classID}:${assignmentID}:${account}:${offline}`;
  const pull = usePull(key, () => pullProgress(classID, assignmentID));
  const { again } = pull;
  useRefresh(again, refreshEveryMs, offline);
  usePageName(found?.name);
  const back = (
    <BackLink from={undefined} fallback={`/classes/${classID}`} label={found?.name ?? messages.classLabel} />
  );
  if (!found) {
    if (found === undefined || pull.pulling) {
      return (
        <Page title={messages.title} above={back}>
          <SkeletonLines count={10} />
        </Page>
      );
    }
    return <NotOnDevice what={messages.what} isGone={isMissing(pull.last)} onFetch={again} />;
  }
  return (
    <Page
      title={messages.titleOf(found.name)}
      above={back}
      actions={
        <UpdatedLine fetchedAt={found.fetchedAt} pulling={pull.pulling} offline={offline} onRefresh={again} />
      }
    >
      <Progress progress={found} offline={offline} onAssignment={onAssignment} />
    </Page>
  );
}

interface ProgressProps extends Pick<ProgressPageProps, 'onAssignment'> {
  progress: ProgressRow;
  offline: boolean;
}

export function Progress({ progress, offline, onAssignment }: ProgressProps) {
  const [filter, setFilter] = useState<ProgressFilter>({ group: '', order: 'name' });
  const now = useNow();
  const answered = useNewAnswers(progress.classID);
  const shown = arrange(progress.students, filter);
  return (
    <>
      {offline && <Notice>{messages.asOf(momentText(progress.fetchedAt, now))}</Notice>}
      {progress.archivedAt && <Notice>{messages.archived}</Notice>}
      {progress.students.length > 0 && progress.assignments.length === 0 && (
        <EmptyState icon={<ClipboardList aria-hidden />} title={messages.noAssignments}>
          <p>{messages.noAssignmentsHint}</p>
        </EmptyState>
      )}
      {progress.students.length === 0 ? (
        <EmptyState icon={<Users aria-hidden />} title={messages.noStudents}>
          <p>{messages.noStudentsHint}</p>
        </EmptyState>
      ) : (
        <>
          <ProgressFilters {...{ progress, shown, filter, onAssignment }} onFilter={setFilter} />
          <p className={styles.summary} role="status">
            {shown.length === 0
              ? messages.noneInGroup
              : messages.summary(shown.length, shown.filter(hasSolvedAll).length)}
          </p>
          {shown.length > 0 && (
            <ProgressGrid progress={progress} students={shown} now={now} answered={answered} />
          )}
          <details className={styles.legend}>
            <summary>{messages.legend.title}</summary>
            <p>{messages.legend.cells}</p>
            <p>{messages.legend.help}</p>
            <p>{messages.legend.devices}</p>
            <p>{messages.updates}</p>
          </details>
        </>
      )}
    </>
  );
}

function useNewAnswers(classID: string): ReadonlySet<string> {
  const account = accountKey();
  const answered = useLiveQuery(
    async () =>
      (await readAllComments(account))
        .filter((comment) => comment.classID === classID && comment.isUnread)
        .map(({ student, problemID }) => `${student.username}/${problemID}`),
    [account, classID],
  );
  return new Set(answered);
}
