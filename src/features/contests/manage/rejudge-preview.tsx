import { useEffect, useRef, useState } from 'react';
import type { Rejudge } from '../../../../contract/entities/contest/rejudge';
import { rejudgeInContest } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import { describeChange, describeProgress } from './describe-rejudge';
import styles from './manage.module.css';
import { messages } from './messages';

const texts = messages.rejudging;

interface PreviewProps {
  contestSlug: string;
  problemID: string;
  /** Only these; default all of the problem. */
  submissionIDs?: readonly string[];
  /** Continues an earlier preview; null starts one. */
  openID: string | null;
  offline: boolean;
  onDone(): void;
}

const pollEveryMs = 2000;

export function RejudgePreview(props: PreviewProps) {
  const { contestSlug, problemID, submissionIDs, openID, offline, onDone } = props;
  const [report, setReport] = useState<Rejudge | null>(null);
  const [isBusy, setBusy] = useState(false);
  const about = { contestSlug, problemID };
  const known = useRef<string | null>(openID);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one preview per mount
  useEffect(() => {
    if (offline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const poll = async () => {
      const rejudgeID = known.current;
      const answer = await rejudgeInContest({
        ...about,
        mode: 'preview',
        ...(rejudgeID === null ? submissionIDs && { submissionIDs: [...submissionIDs] } : { rejudgeID }),
      });
      if (isGone) return;
      if (!answer.ok) {
        void showToast(answer.message, { tone: 'alert', id: 'manage' });
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
  }, [contestSlug, problemID, offline]);

  const finish = async (mode: 'apply' | 'cancel') => {
    if (!report) return;
    setBusy(true);
    const answer = await rejudgeInContest({ ...about, mode, rejudgeID: report.rejudgeID });
    setBusy(false);
    if (!answer.ok) return void showToast(answer.message, { tone: 'alert', id: 'manage' });
    if (mode === 'apply') void showToast(texts.applied, { tone: 'safe', id: 'manage' });
    onDone();
  };
  if (!report) return <p className={styles.quiet}>{offline ? messages.needsNetwork : texts.rejudging}</p>;
  const disabled = isBusy || offline;
  const { people = [], status } = report;
  return (
    <>
      <p className={styles.message} role="status">
        {describeProgress(report)}
      </p>
      {status !== 'judging' && people.length > 0 && (
        <ul className={styles.events} aria-label={texts.changes}>
          {people.map((person) => (
            <li key={person.username}>
              <strong>{person.username}</strong>
              <span>{describeChange(person)}</span>
            </li>
          ))}
        </ul>
      )}
      {status === 'ready' && people.length === 0 && <p className={styles.quiet}>{texts.noChange}</p>}
      <div className={styles.buttons}>
        {status === 'ready' &&
          (disabled ? (
            <Button small disabled>
              {texts.apply}
            </Button>
          ) : (
            <TwoStepButton
              question={texts.confirmApply(people.length)}
              onConfirm={() => void finish('apply')}
            >
              {texts.apply}
            </TwoStepButton>
          ))}
        <Button small disabled={disabled} onClick={() => void finish('cancel')}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}
