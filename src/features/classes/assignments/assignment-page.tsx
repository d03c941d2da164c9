import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Assignment } from '../../../../contract/entities/classes/assignment';
import { accountKey, session } from '../../../auth/session';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { pullAssignments } from '../../../sync/classes/assignments';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import { BackLink } from '../../../ui/back-link';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { useScreenChange } from '../../../ui/screens/use-screen-change';
import { SkeletonLines } from '../../../ui/skeleton';
import { Rendered } from '../../../ui/text/rendered';
import { useMarkdown } from '../../../ui/text/use-markdown';
import { useNow } from '../../../ui/time/use-now';
import { ClassesPage } from '../classes-page';
import { AssignmentFacts } from './assignment-facts';
import styles from './assignments.module.css';
import { AssignmentEditor } from './editor/assignment-editor';
import { messages } from './messages';
import { TaskList } from './task-list';
import { TeacherButtons } from './teacher-buttons';
import { useAssignments, useProgress } from './use-assignments';

export interface AssignmentSearch {
  id?: string | undefined;
  /** Create an assignment of this class. */
  class?: string | undefined;
  edit?: boolean | undefined;
  /** Begin with the content of this assignment. */
  copy?: string | undefined;
  from?: string | undefined;
}

export function AssignmentPage({ search }: { search: AssignmentSearch }) {
  const { current } = useSnapshot(session);
  const key = `${search.id} ${search.class} ${search.copy}`;
  useScreenChange(`${key} ${search.edit}`);
  // It asks to sign in.
  return current.state === 'signedOut' ? <ClassesPage /> : <OwnAssignment key={key} search={search} />;
}

function OwnAssignment({ search }: { search: AssignmentSearch }) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const row = useAssignments();
  const pull = usePull(`assignments:${account}:${offline}`, () => pullAssignments(account));
  const found = row?.assignments.find(({ assignmentID }) => assignmentID === (search.id ?? search.copy));
  usePageName(search.id === undefined ? undefined : found?.title);
  const isWaiting = row === undefined || pull.pulling;
  if (search.class !== undefined && (found || search.copy === undefined)) {
    return <AssignmentEditor classID={search.class} copied={found} offline={offline} from={search.from} />;
  }
  if (!found && isWaiting) {
    return (
      <Page title={messages.oneTitle}>
        <SkeletonLines count={6} />
      </Page>
    );
  }
  if (!found)
    return <NotOnDevice what={messages.what} isGone={pull.last?.ok === true} onFetch={pull.again} />;
  if (search.edit && found.role === 'teacher') {
    return <AssignmentEditor classID={found.classID} edited={found} offline={offline} from={search.from} />;
  }
  return (
    <ShownAssignment
      assignment={found}
      offline={offline}
      from={search.from}
      updated={
        <UpdatedLine
          fetchedAt={row?.fetchedAt}
          pulling={pull.pulling}
          offline={offline}
          onRefresh={pull.again}
        />
      }
    />
  );
}

interface ShownProps {
  assignment: Assignment;
  offline: boolean;
  from: string | undefined;
  updated: ReactNode;
}

function ShownAssignment({ assignment, offline, from, updated }: ShownProps) {
  useNow();
  const nowMs = serverClock.now();
  const row = useAssignments();
  const progress = useProgress(row).get(assignment.assignmentID);
  const text = useMarkdown([assignment.text])?.[0];
  return (
    <Page
      title={assignment.title}
      above={
        <BackLink from={from} fallback={`/classes/${assignment.classID}`} label={assignment.className} />
      }
      actions={updated}
    >
      <AssignmentFacts assignment={assignment} nowMs={nowMs} />
      {assignment.role === 'teacher' && <TeacherButtons assignment={assignment} offline={offline} />}
      {assignment.text !== '' && (
        <div className={styles.text}>{text ? <Rendered content={text} /> : <SkeletonLines count={3} />}</div>
      )}
      <TaskList assignment={assignment} progress={progress ?? []} nowMs={nowMs} offline={offline} />
    </Page>
  );
}
