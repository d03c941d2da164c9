import { useState } from 'react';
import type { ManagedEntry } from '../../../../contract/entities/contest/contest-manage';
import type { ManagedSubmission } from '../../../../contract/entities/contest/managed-submission';
import { usePull } from '../../../parts/use-pull';
import { fetchManagedSubmission } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { SkeletonLines } from '../../../ui/skeleton';
import { TextBlock } from '../../../ui/text-block';
import { EntryDecision } from './entry-decision';
import { EntryTimes } from './entry-times';
import { JudgementList } from './judgement-list';
import styles from './manage.module.css';
import { entryStateWords, verdictText, workText } from './manage-words';
import type { SubmissionViews } from './submission-views';

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
    <Dialog title={entry ? `${entry.title} by ${entry.username}` : 'Submission'} wide onClose={onClose}>
      <div className={styles.dialog}>
        {!submission && fetched.pulling && <SkeletonLines count={8} />}
        {!submission && !fetched.pulling && (
          <Notice>
            {offline
              ? 'Submissions are fetched from the server. Connect to read this one.'
              : 'This submission could not be fetched.'}{' '}
            <Button small onClick={fetched.again}>
              Try again
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
            title={submission.correct ? 'Answer (correct)' : 'Answer (incorrect)'}
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
          {entryStateWords[entry.state]}
        </span>
        <span>{workText(entry)}</span>
        <span>{verdictText(entry)}</span>
        {entry.score !== null && <span>{`${Number(entry.score.toFixed(2))} points`}</span>}
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
      <TextBlock title="Code" text={code} tall />
      {previous && previous.code !== code && (
        <section aria-label="Difference to the previous submission">
          <h3>Difference to the previous submission</h3>
          <Difference before={previous.code} after={code} names={['previous', 'this one']} />
        </section>
      )}
      {previous?.code === code && (
        <p className={styles.quiet}>The code is the same as in the previous submission.</p>
      )}
      {state.groups && <Groups groups={state.groups} />}
      {(state.results.length > 0 || state.compileLog) && (
        <section aria-label="Tests">
          <h3>Tests</h3>
          <Tests state={state} outputTitle="Output" />
        </section>
      )}
      <JudgementList judgements={judgements} />
    </>
  );
}
