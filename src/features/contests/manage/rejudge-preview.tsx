import { useEffect, useRef, useState } from 'react';
import type { Rejudge } from '../../../../contract/entities/contest/rejudge';
import { counted } from '../../../lib/words';
import { rejudgeInContest } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from './manage.module.css';
import { changeText, progressOf } from './rejudge-words';

interface PreviewProps {
  contestSlug: string;
  problemID: string;
  /** Continues an earlier preview; null starts one. */
  openID: string | null;
  offline: boolean;
  onDone(): void;
}

const askEveryMs = 2000;

export function RejudgePreview({ contestSlug, problemID, openID, offline, onDone }: PreviewProps) {
  const [report, setReport] = useState<Rejudge | null>(null);
  const [isBusy, setBusy] = useState(false);
  const about = { contestSlug, problemID };
  const known = useRef<string | null>(openID);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one preview from its beginning to its end
  useEffect(() => {
    if (offline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async () => {
      const rejudgeID = known.current;
      const told = await rejudgeInContest({
        ...about,
        mode: 'preview',
        ...(rejudgeID !== null && { rejudgeID }),
      });
      if (isGone) return;
      if (!told.ok) {
        void showToast(told.message, { tone: 'alert', id: 'manage' });
        if (known.current === null) onDone();
        return;
      }
      known.current = told.report.rejudgeID;
      setReport(told.report);
      if (told.report.status === 'judging') timer = setTimeout(() => void look(), askEveryMs);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [contestSlug, problemID, offline]);

  const settle = async (mode: 'apply' | 'cancel') => {
    if (!report) return;
    setBusy(true);
    const told = await rejudgeInContest({ ...about, mode, rejudgeID: report.rejudgeID });
    setBusy(false);
    if (!told.ok) return void showToast(told.message, { tone: 'alert', id: 'manage' });
    if (mode === 'apply') void showToast('Applied: the leaderboard follows.', { tone: 'safe', id: 'manage' });
    onDone();
  };
  if (!report) return <p className={styles.quiet}>{offline ? 'Needs a network' : 'Rejudging…'}</p>;
  const disabled = isBusy || offline;
  const { people = [], status } = report;
  return (
    <>
      <p className={styles.said} role="status">
        {progressOf(report)}
      </p>
      {status !== 'judging' && people.length > 0 && (
        <ul className={styles.events} aria-label="Who would gain or lose">
          {people.map((person) => (
            <li key={person.username}>
              <strong>{person.username}</strong>
              <span>{changeText(person)}</span>
            </li>
          ))}
        </ul>
      )}
      {status === 'ready' && people.length === 0 && (
        <p className={styles.quiet}>Nobody’s points would change.</p>
      )}
      <div className={styles.buttons}>
        {status === 'ready' &&
          (disabled ? (
            <Button small disabled>
              Apply
            </Button>
          ) : (
            <TwoStepButton
              question={`Apply ${counted(people.length, 'change')} of points?`}
              onConfirm={() => void settle('apply')}
            >
              Apply
            </TwoStepButton>
          ))}
        <Button small disabled={disabled} onClick={() => void settle('cancel')}>
          Cancel
        </Button>
      </div>
    </>
  );
}
