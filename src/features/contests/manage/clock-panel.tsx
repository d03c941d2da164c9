import { useState } from 'react';
import type { ManageClock } from '../../../../contract/entities/contest/contest-manage';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { manageClock } from '../../../sync/contest-run/manage-contest';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { useNow } from '../../../ui/time/use-now';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import { formatExactTime, formatTimeSpan } from './format-time';
import styles from './manage.module.css';
import { messages } from './messages';
import { OutageForm } from './outage-form';

const texts = messages.clock;

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
        <h2>{pausedSince ? texts.paused : texts.running}</h2>
        <p className={styles.quiet}>
          {pausedSince
            ? texts.pausedHint(
                formatExactTime(pausedSince),
                formatTimeSpan(serverClock.now() - Date.parse(pausedSince)),
              )
            : texts.runningHint}
        </p>
        <div className={styles.buttons}>
          {pausedSince ? (
            <Button
              small
              look="primary"
              disabled={disabled}
              onClick={() => void change({ action: 'resume' })}
            >
              {texts.resume}
            </Button>
          ) : disabled ? (
            <Button small disabled>
              {texts.pause}
            </Button>
          ) : (
            <TwoStepButton question={texts.confirmPause} onConfirm={() => void change({ action: 'pause' })}>
              {texts.pause}
            </TwoStepButton>
          )}
          {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
        </div>
      </section>
      <section className={styles.outages}>
        <h2>{texts.outages}</h2>
        {removed.length === 0 && <p className={styles.quiet}>{texts.noOutages}</p>}
        <ul className={styles.events}>
          {removed.map(({ from, to }) => (
            <li key={from}>
              <span>{texts.interval(formatExactTime(from), formatExactTime(to))}</span>
              <span>{formatTimeSpan(Date.parse(to) - Date.parse(from))}</span>
              <Button
                small
                look="quiet"
                disabled={disabled}
                onClick={() => void change({ action: 'putBack', from, to })}
              >
                {texts.countAgain}
              </Button>
            </li>
          ))}
        </ul>
        <OutageForm disabled={disabled} onEnter={(from, to) => change({ action: 'remove', from, to })} />
      </section>
    </>
  );
}
