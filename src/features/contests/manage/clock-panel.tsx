import { useState } from 'react';
import type { ManageClock } from '../../../../contract/entities/contest/contest-manage';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { manageClock } from '../../../sync/contest-run/manage-contest';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import { useNow } from '../../../ui/use-now';
import styles from './manage.module.css';
import { exactText, leftText } from './manage-words';
import { OutageForm } from './outage-form';

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

type Change = ManageClock extends infer One
  ? One extends ManageClock
    ? Omit<One, 'contestSlug'>
    : never
  : never;

/** D-35: pauses and resumes the contest clock, and records past outages. */
export function ClockPanel({ contest, offline }: PanelProps) {
  useNow(1000);
  const { contestSlug, pausedSince, removed = [] } = contest;
  const [isBusy, setBusy] = useState(false);
  const disabled = offline || isBusy;
  const change = async (what: Change): Promise<boolean> => {
    setBusy(true);
    const done = await manageClock({ contestSlug, ...what } as ManageClock);
    setBusy(false);
    if (!done.ok) void showToast(done.message, { tone: 'alert', id: 'manage' });
    return done.ok;
  };
  return (
    <>
      <section className={styles.entry}>
        <h2>{pausedSince ? 'The contest is paused' : 'The clock runs'}</h2>
        <p className={styles.quiet}>
          {pausedSince
            ? `Since ${exactText(pausedSince)}, for ${leftText(serverClock.now() - Date.parse(pausedSince))}. Nobody loses time, and nobody starts. What is handed in counts from the moment of the pause.`
            : 'After an outage that struck everybody, the time of it need not count: pause now, or enter it below once it is over.'}
        </p>
        <div className={styles.buttons}>
          {pausedSince ? (
            <Button
              small
              look="primary"
              disabled={disabled}
              onClick={() => void change({ action: 'resume' })}
            >
              Go on
            </Button>
          ) : disabled ? (
            <Button small disabled>
              Pause
            </Button>
          ) : (
            <TwoStepButton question="Pause for everybody?" onConfirm={() => void change({ action: 'pause' })}>
              Pause
            </TwoStepButton>
          )}
          {offline && <span className={styles.quiet}>Needs a network</span>}
        </div>
      </section>
      <section className={styles.outages}>
        <h2>Outages taken out</h2>
        {removed.length === 0 && <p className={styles.quiet}>None.</p>}
        <ul className={styles.events}>
          {removed.map(({ from, to }) => (
            <li key={from}>
              <span>{`${exactText(from)} – ${exactText(to)}`}</span>
              <span>{leftText(Date.parse(to) - Date.parse(from))}</span>
              <Button
                small
                look="quiet"
                disabled={disabled}
                onClick={() => void change({ action: 'putBack', from, to })}
              >
                Let it count
              </Button>
            </li>
          ))}
        </ul>
        <OutageForm disabled={disabled} onEnter={(from, to) => change({ action: 'remove', from, to })} />
      </section>
    </>
  );
}
