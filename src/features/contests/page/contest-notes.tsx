import { contestLimits } from '../../../../contract/limits';
import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { ScoringKind } from '../../../../contract/rules/contest/contest-score';
import { messages as scoringMessages } from '../../../parts/scoring/messages';
import styles from './contest-page.module.css';
import { messages } from './messages';
import { ProctorNotice } from './proctor-notice';

interface ContestNotesProps {
  contest: {
    enableProctored: boolean;
    maxWarnings: number;
    warningSeconds?: number | undefined;
    lateSyncMinutes: number;
    scoring?: ScoringKind | undefined;
    penaltyMinutes?: number | undefined;
  };
  phase: ContestPhase;
  /** An open-ended contest has no late sync. */
  hasEnd: boolean;
}

export function ContestNotes({ contest, phase, hasEnd }: ContestNotesProps) {
  return (
    <>
      <p className={styles.quiet}>
        {scoringMessages.texts[contest.scoring ?? 'points'](
          contest.penaltyMinutes ?? contestLimits.penaltyMinutesDefault,
        )}
      </p>
      {contest.enableProctored && phase !== 'ended' && (
        <ProctorNotice maxWarnings={contest.maxWarnings} warningSeconds={contest.warningSeconds} />
      )}
      {hasEnd && <p className={styles.quiet}>{messages.offlineWork(contest.lateSyncMinutes)}</p>}
    </>
  );
}
