import { KeyRound, TriangleAlert } from 'lucide-react';
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { Button } from '../../../ui/button';
import styles from './manage.module.css';
import { exactText, stateDetail, stateWords, warningsText } from './manage-words';
import { needsAcceptance, participantState } from './participant-state';

interface ParticipantRowProps {
  person: ManagedParticipant;
  contest: ManagedContestRow;
  nowMs: number;
  onOpen(): void;
}

export function ParticipantRow({ person, contest, nowMs, onOpen }: ParticipantRowProps) {
  const state = participantState(person, nowMs);
  const detail = stateDetail(person, nowMs);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{person.displayName}</strong>
        <span>{[person.username, person.email].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles.state}>
        <span className={styles.mark} data-state={state}>
          {stateWords[state]}
        </span>
        {detail && <span>{detail}</span>}
        {state === 'running' && person.leftAt !== undefined && (
          <span className={styles.warned}>{`Page closed ${exactText(person.leftAt)}`}</span>
        )}
        {needsAcceptance(person) && (
          <span className={styles.warned}>Email not confirmed: accept or block</span>
        )}
        {person.startedByCode && (
          <span className={styles.byCode}>
            <KeyRound aria-hidden />
            Started by code
          </span>
        )}
        {person.warnings > 0 && (
          <span className={styles.warned}>
            <TriangleAlert aria-hidden />
            {warningsText(person.warnings, contest.maxWarnings)}
          </span>
        )}
        {person.extraTimeMs > 0 && <span>{`+ ${Math.round(person.extraTimeMs / 60_000)} min`}</span>}
      </div>
      <Button small aria-label={`Manage ${person.displayName}`} onClick={onOpen}>
        Manage
      </Button>
    </li>
  );
}
