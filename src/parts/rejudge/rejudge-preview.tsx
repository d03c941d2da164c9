import { useEffect, useRef, useState } from 'react';
import type { Rejudge, RejudgeRequest } from '../../../contract/entities/contest/rejudge';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { TwoStepButton } from '../../ui/two-step-button';
import { changedVerdicts, describeChange, describeProgress } from './describe-rejudge';
import { messages } from './messages';
import styles from './rejudge.module.css';

export type RejudgeAnswer = { ok: true; report: Rejudge } | { ok: false; message: string };

interface PreviewProps {
  /** Sends a request about the problem. */
  ask(request: Pick<RejudgeRequest, 'mode' | 'rejudgeID' | 'submissionIDs'>): Promise<RejudgeAnswer>;
  /** Only these; default all of the problem. */
  submissionIDs?: readonly string[];
  /** Continues an earlier preview; null starts one. */
  openID: string | null;
  offline: boolean;
  onDone(): void;
}

const pollEveryMs = 2000;

/** Judges again, shows what would change, and applies or discards it. */
export function RejudgePreview({ ask, submissionIDs, openID, offline, onDone }: PreviewProps) {
  const [report, setReport] = useState<Rejudge | null>(null);
  const [isBusy, setBusy] = useState(false);
  const known = useRef<string | null>(openID);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one preview per mount
  useEffect(() => {
    if (offline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const poll = async () => {
      const rejudgeID = known.current;
      const chosen =
        rejudgeID === null ? submissionIDs && { submissionIDs: [...submissionIDs] } : { rejudgeID };
      const answer = await ask({ mode: 'preview', ...chosen });
      if (isGone) return;
      if (!answer.ok) {
        void showToast(answer.message, { tone: 'alert', id: 'rejudge' });
        if (known.current === null) onDone();
        return;
      }
      known.current = answer.report.rejudgeID;
      setReport(answer.report);
      if (answer.report.status === 'judging') timer = setTimeout(() => void poll(), pollEveryMs);
    };
    void poll();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [offline]);

  const finish = async (mode: 'apply' | 'cancel') => {
    if (!report) return;
    setBusy(true);
    const answer = await ask({ mode, rejudgeID: report.rejudgeID });
    setBusy(false);
    if (!answer.ok) return void showToast(answer.message, { tone: 'alert', id: 'rejudge' });
    if (mode === 'apply') void showToast(messages.applied, { tone: 'safe', id: 'rejudge' });
    onDone();
  };
  if (!report) return <p className={styles.quiet}>{offline ? messages.needsNetwork : messages.rejudging}</p>;
  const disabled = isBusy || offline;
  return (
    <>
      <p className={styles.progress} role="status">
        {describeProgress(report)}
      </p>
      {report.status !== 'judging' && <Changes report={report} />}
      <div className={styles.buttons}>
        {report.status === 'ready' &&
          (disabled ? (
            <Button small disabled>
              {messages.apply}
            </Button>
          ) : (
            <TwoStepButton question={confirmText(report)} onConfirm={() => void finish('apply')}>
              {messages.apply}
            </TwoStepButton>
          ))}
        <Button small disabled={disabled} onClick={() => void finish('cancel')}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}

const confirmText = (report: Rejudge) =>
  report.people
    ? messages.confirmApply(report.people.length)
    : messages.confirmVerdicts(changedVerdicts(report));

/** In a contest the people whose points change, else the verdicts. */
function Changes({ report: { people, counts, status } }: { report: Rejudge }) {
  if (people?.length === 0) {
    return status === 'ready' && <p className={styles.quiet}>{messages.noChange}</p>;
  }
  if (people) {
    return (
      <ul className={styles.changes} aria-label={messages.changes}>
        {people.map((person) => (
          <li key={person.username}>
            <strong>{person.username}</strong>
            <span>{describeChange(person)}</span>
          </li>
        ))}
      </ul>
    );
  }
  if (counts.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={messages.verdicts}>
      {counts.map(({ from, to, submissions }) => (
        <li key={`${from} ${to}`}>
          <strong>
            {from} → {to}
          </strong>
          <span>{submissions}</span>
        </li>
      ))}
    </ul>
  );
}
