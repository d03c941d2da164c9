import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey } from '../../../auth/session';
import { readStudentWork, type StudentWorkRow } from '../../../data/classes/class-work';
import { momentText } from '../../../lib/words';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useRefresh } from '../../../parts/local-copies/use-refresh';
import { useFromLink } from '../../../parts/use-from';
import { pullStudentWork } from '../../../sync/classes/pull-class-work';
import { syncStatus } from '../../../sync/network/sync-status';
import { isMissing } from '../../../sync/pull/pull-result';
import { BackLink } from '../../../ui/back-link';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { Select } from '../../../ui/select';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { AnswerList } from './answer-list';
import { messages } from './messages';
import { OpenedHelp } from './opened-help';
import styles from './student-work.module.css';
import { type DifferenceView, SubmissionView } from './submission-view';
import { useComments } from './use-comments';
import { WorkHistory } from './work-history';

const refreshEveryMs = 5000;

interface StudentWorkPageProps {
  classID: string;
  username: string;
  problemID: string;
  /** undefined: the newest. */
  submissionID: string | undefined;
  /** The grid that the teacher came from. */
  assignmentID: string | undefined;
  Difference: DifferenceView;
  onProblem(problemID: string): void;
  onSubmission(submissionID: string): void;
}

export function StudentWorkPage(props: StudentWorkPageProps) {
  const { classID, username, problemID, assignmentID } = props;
  const address = { classID, username, problemID };
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const found = useLiveQuery(
    async () => (await readStudentWork(account, address)) ?? null,
    [account, classID, username, problemID],
  );
  const pull = usePull(`work:${classID}:${username}:${problemID}:${account}:${offline}`, () =>
    pullStudentWork(address),
  );
  const { again } = pull;
  useRefresh(again, refreshEveryMs, offline);
  usePageName(found?.title);
  const grid = `/classes/${classID}/work${assignmentID ? `?assignment=${assignmentID}` : ''}`;
  const back = found?.isOwn ? (
    <BackLink from={undefined} fallback={`/classes/${classID}`} label={found.className} />
  ) : (
    <BackLink from={undefined} fallback={grid} label={messages.toGrid} />
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
  const { isOwn, title, student } = found;
  return (
    <Page
      title={isOwn ? messages.ownTitle(title) : messages.titleOf(title, student.displayName)}
      above={back}
      actions={
        <UpdatedLine fetchedAt={found.fetchedAt} pulling={pull.pulling} offline={offline} onRefresh={again} />
      }
    >
      <StudentWork {...props} work={found} offline={offline} />
    </Page>
  );
}

type StudentWorkProps = Pick<
  StudentWorkPageProps,
  'submissionID' | 'Difference' | 'onProblem' | 'onSubmission'
> & { work: StudentWorkRow; offline: boolean };

export function StudentWork(props: StudentWorkProps) {
  const { work: found, offline, submissionID, Difference, onProblem, onSubmission } = props;
  const { classID, student, problemID, problems, work, opened = [], fetchedAt } = found;
  const comments = useComments(classID, student.username, problemID) ?? [];
  const now = useNow();
  const fromLink = useFromLink();
  const at = Math.max(
    0,
    work.findIndex((one) => one.submissionID === submissionID),
  );
  const chosen = work[at];
  const isQuestion = chosen?.answer !== undefined;
  return (
    <>
      {offline && <Notice>{messages.asOf(momentText(fetchedAt, now))}</Notice>}
      <div className={styles.tools}>
        {problems.length > 1 && (
          <Select
            label={messages.problem}
            value={problemID}
            options={problems.map((one) => ({ value: one.problemID, label: one.title }))}
            onChoose={onProblem}
          />
        )}
        <Link to={isQuestion ? '/quiz/$problemID' : '/code/$problemID'} params={{ problemID }} {...fromLink}>
          {messages.openProblem}
        </Link>
      </div>
      <OpenedHelp opened={opened} />
      {!chosen && <p className={styles.quiet}>{messages.none}</p>}
      {isQuestion && <AnswerList work={work} />}
      {chosen && !isQuestion && (
        <div className={styles.columns}>
          <WorkHistory work={work} comments={comments} chosen={chosen.submissionID} onChoose={onSubmission} />
          <SubmissionView
            key={chosen.submissionID}
            work={found}
            submission={chosen}
            previous={work[at + 1]}
            comments={comments.filter((comment) => comment.submissionID === chosen.submissionID)}
            Difference={Difference}
          />
        </div>
      )}
    </>
  );
}
