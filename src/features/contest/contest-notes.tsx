import type { ContestPhase } from '../../../contract/rules/contest-clock';
import styles from './contest-page.module.css';
import { freezeWords, lateSyncWords } from './contest-times';
import { ProctorNotice } from './proctor-notice';

interface ContestNotesProps {
  contest: { enableProctored: boolean; maxWarnings: number; lateSyncMinutes: number; freezeMinutes: number };
  phase: ContestPhase;
  /** An open-ended contest takes nothing late, and its leaderboard never freezes. */
  hasEnd: boolean;
}

/** What a participant should know before joining: proctoring, late work, the freeze. */
export function ContestNotes({ contest, phase, hasEnd }: ContestNotesProps) {
  const freeze = freezeWords(contest.freezeMinutes);
  return (
    <>
      {contest.enableProctored && phase !== 'ended' && <ProctorNotice maxWarnings={contest.maxWarnings} />}
      {hasEnd && <p className={styles.quiet}>{lateSyncWords(contest.lateSyncMinutes)}</p>}
      {hasEnd && freeze && <p className={styles.quiet}>{freeze}</p>}
    </>
  );
}
