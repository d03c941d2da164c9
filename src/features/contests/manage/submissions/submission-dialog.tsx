import { useState } from 'react';
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import type { ManagedSubmission } from '../../../../../contract/entities/contest/managed-submission';
import { notice } from '../../../../lib/translation';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { fetchManagedSubmission } from '../../../../sync/contest-run/review-submissions';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { SkeletonLines } from '../../../../ui/skeleton';
import { TextBlock } from '../../../../ui/text/text-block';
import { useMay } from '../../organiser/role';
import styles from '../manage.module.css';
import { describeDelay, describeVerdict, describeWork } from './describe-entry';
import { EntryDecision } from './entry-decision';
import { EntryTimes } from './entry-times';
import { HiddenTest } from './hidden-test';
import { JudgementList } from './judgement-list';
import { JuryNotes } from './jury-notes';
import { messages } from './messages';
import { RejudgeOne } from './rejudge-one';
import type { SubmissionViews } from './submission-views';
import list from './submissions.module.css';

const texts = messages.submission;

interface SubmissionDialogProps {
  contestSlug: string;
  entryID: string;
  /** A change in the dashboard's list makes the dialog fetch the entry again. */
  listed: ManagedEntry | undefined;
  /** The neighbours in the list. */
  newer: string | undefined;
  older: string | undefined;
  offline: boolean;
  views: SubmissionViews;
  onEntry(entryID: string | undefined): void;
}

export function SubmissionDialog(props: SubmissionDialogProps) {
  const { contestSlug, entryID, listed, offline, views, onEntry } = props;
  const fetched = usePull(`${entryID}/${offline}/${listed?.state}/${listed?.status}/${listed?.score}`, () =>
    fetchManagedSubmission(contestSlug, entryID),
  );
  const mayJudge = useMay('judge');
  const submission = useLast(fetched.last);
  const entry = submission?.entry;
  return (
    <Dialog
      title={entry ? texts.titleOf(entry.title, entry.username) : texts.title}
      wide
      onClose={() => onEntry(undefined)}
    >
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
        {mayJudge && entry?.state === 'held' && (
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
        {submission?.kind === 'refused' && <p className={styles.quiet}>{texts.refusedOnArrival}</p>}
        {submission?.kind === 'code' && (
          <Code submission={submission} contestSlug={contestSlug} offline={offline} views={views} />
        )}
        {submission && (
          <JuryNotes
            contestSlug={contestSlug}
            entryID={entryID}
            notes={submission.notes ?? []}
            offline={offline}
            onChange={fetched.again}
          />
        )}
        <Neighbours newer={props.newer} older={props.older} onEntry={onEntry} />
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

type Neighbours = Pick<SubmissionDialogProps, 'newer' | 'older' | 'onEntry'>;

function Neighbours({ newer, older, onEntry }: Neighbours) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className={list.neighbours} aria-label={texts.neighbours}>
      <Button small disabled={newer === undefined} onClick={() => onEntry(newer)}>
        {texts.newer}
      </Button>
      <Button small disabled={older === undefined} onClick={() => onEntry(older)}>
        {texts.older}
      </Button>
    </nav>
  );
}

function Facts({ submission: { entry } }: { submission: ManagedSubmission }) {
  const delay = describeDelay(entry);
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
      {entry.reason !== null && <p>{notice(entry.reason)}</p>}
      {delay && <p className={styles.quiet}>{delay}</p>}
      <EntryTimes entry={entry} />
    </>
  );
}

type Code = Extract<ManagedSubmission, { kind: 'code' }>;

interface CodeProps {
  submission: Code;
  contestSlug: string;
  offline: boolean;
  views: SubmissionViews;
}

function Code({ submission, contestSlug, offline, views }: CodeProps) {
  const mayJudge = useMay('judge');
  const { entry, code, state, previous, judgements, canReadTests } = submission;
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
          <Tests
            state={state}
            outputTitle={texts.output}
            hiddenTest={
              canReadTests
                ? ({ testcaseIndex }) => (
                    <HiddenTest contestSlug={contestSlug} entryID={entry.id} testcaseIndex={testcaseIndex} />
                  )
                : undefined
            }
          />
        </section>
      )}
      <JudgementList judgements={judgements} />
      {mayJudge && entry.verdict !== undefined && (
        <RejudgeOne
          contestSlug={contestSlug}
          problemID={entry.problemID}
          entryID={entry.id}
          offline={offline}
        />
      )}
    </>
  );
}
