import { useState } from 'react';
import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import type { ManagedSubmission } from '../../../../contract/entities/contest/managed-submission';
import { usePull } from '../../../parts/local-copies/use-pull';
import { fetchManagedSubmission } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { SkeletonLines } from '../../../ui/skeleton';
import { TextBlock } from '../../../ui/text/text-block';
import { describeVerdict, describeWork } from './describe-entry';
import { EntryDecision } from './entry-decision';
import { EntryTimes } from './entry-times';
import { JudgementList } from './judgement-list';
import styles from './manage.module.css';
import { messages } from './messages';
import type { SubmissionViews } from './submission-views';

const texts = messages.submission;

interface SubmissionDialogProps {
  contestSlug: string;
  entryID: string;
  /** A change in the dashboard's list makes the dialog fetch the entry again. */
  listed: ManagedEntry | undefined;
  offline: boolean;
  views: SubmissionViews;
  onClose(): void;
}

export function SubmissionDialog(props: SubmissionDialogProps) {
  const { contestSlug, entryID, listed, offline, views, onClose } = props;
  const fetched = usePull(`${entryID}/${offline}/${listed?.state}/${listed?.status}/${listed?.score}`, () =>
    fetchManagedSubmission(contestSlug, entryID),
  );
  const submission = useLast(fetched.last);
  const entry = submission?.entry;
  return (
    <Dialog title={entry ? texts.titleOf(entry.title, entry.username) : texts.title} wide onClose={onClose}>
      <div className={styles.dialog}>
        {!submission && fetched.pulling && <SkeletonLines count={8} />}
        {!submission && !fetched.pulling && (
          <Notice>
            {offline ? texts.offline : texts.notDownloaded}{' '}
            <Button small onClick={fetched.again}>
              {messages.tryAgain}
            </Button>
          </Notice>
        )}
        {submission && <Facts submission={submission} />}
        {entry?.state === 'held' && (
          <EntryDecision
            entryID={entry.id}
            contestSlug={contestSlug}
            offline={offline}
            onDone={fetched.again}
          />
        )}
        {submission?.kind === 'answer' && (
          <TextBlock
            title={submission.correct ? texts.correctAnswer : texts.incorrectAnswer}
            text={submission.answerTexts.join('\n')}
          />
        )}
        {submission?.kind === 'code' && <Code submission={submission} views={views} />}
      </div>
    </Dialog>
  );
}

/** Keeps the last data while a fetch is running or after it failed. */
function useLast(latest: ManagedSubmission | null): ManagedSubmission | null {
  const [last, setLast] = useState(latest);
  if (latest !== null && latest !== last) setLast(latest);
  return latest ?? last;
}

function Facts({ submission: { entry } }: { submission: ManagedSubmission }) {
  return (
    <>
      <p className={styles.state}>
        <span className={styles.mark} data-state={entry.state}>
          {messages.entryStates[entry.state]}
        </span>
        <span>{describeWork(entry)}</span>
        <span>{describeVerdict(entry)}</span>
        {entry.score !== null && <span>{messages.points(entry.score)}</span>}
      </p>
      {entry.reason !== null && <p>{entry.reason}</p>}
      <EntryTimes entry={entry} />
    </>
  );
}

type Code = Extract<ManagedSubmission, { kind: 'code' }>;

function Code({ submission, views }: { submission: Code; views: SubmissionViews }) {
  const { code, state, previous, judgements } = submission;
  const { Tests, Groups, Difference } = views;
  return (
    <>
      <TextBlock title={texts.code} text={code} tall />
      {previous && previous.code !== code && (
        <section aria-label={texts.difference}>
          <h3>{texts.difference}</h3>
          <Difference before={previous.code} after={code} names={[texts.previousName, texts.thisName]} />
        </section>
      )}
      {previous?.code === code && <p className={styles.quiet}>{texts.sameCode}</p>}
      {state.groups && <Groups groups={state.groups} />}
      {(state.results.length > 0 || state.compileLog) && (
        <section aria-label={texts.tests}>
          <h3>{texts.tests}</h3>
          <Tests state={state} outputTitle={texts.output} />
        </section>
      )}
      <JudgementList judgements={judgements} />
    </>
  );
}
