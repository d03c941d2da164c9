import { KeyRound, TriangleAlert } from 'lucide-react';
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { Button } from '../../../ui/button';
import { NameLines } from '../../../ui/people/name-lines';
import { useMay } from '../organiser/role';
import { absenceLine } from './absence-line';
import { describeState, describeTeam } from './describe-participant';
import { formatExactTime } from './format-time';
import styles from './manage.module.css';
import { messages } from './messages';
import { needsAcceptance, participantState } from './participant-state';

const texts = messages.participants;

interface ParticipantRowProps {
  person: ManagedParticipant;
  contest: ManagedContestRow;
  nowMs: number;
  onOpen(): void;
}

export function ParticipantRow({ person, contest, nowMs, onOpen }: ParticipantRowProps) {
  const state = participantState(person, nowMs);
  const mayManage = useMay('all');
  const detail = describeState(person, nowMs);
  return (
    <li className={styles.row}>
      <NameLines>
        <strong>{person.displayName}</strong>
        <span>{[person.username, person.email].filter(Boolean).join(' · ')}</span>
        {person.team && <span>{describeTeam(person.team)}</span>}
      </NameLines>
      <div className={styles.state}>
        <span className={styles.mark} data-state={state}>
          {messages.participantStates[state]}
        </span>
        {detail && <span>{detail}</span>}
        {state === 'running' && person.leftAt !== undefined && (
          <span className={styles.warned}>{texts.pageClosed(formatExactTime(person.leftAt))}</span>
        )}
        {needsAcceptance(person) && <span className={styles.warned}>{texts.emailNotConfirmed}</span>}
        {person.byLink?.isAfterOut && <span className={styles.warned}>{texts.byLinkAfterOut}</span>}
        {person.startedByCode && (
          <span className={styles.byCode}>
            <KeyRound aria-hidden />
            {texts.startedByCode}
          </span>
        )}
        {person.warnings > 0 && (
          <span className={styles.warned}>
            <TriangleAlert aria-hidden />
            {messages.participant.warnings(person.warnings, contest.maxWarnings)}
          </span>
        )}
        {person.watch === null && <span className={styles.warned}>{texts.startedUnwatched}</span>}
        {person.watch === 'focus' && <span>{texts.noFullScreen}</span>}
        {person.unwatchedAt !== undefined && (
          <span className={styles.warned}>{texts.fetchedUnwatched(formatExactTime(person.unwatchedAt))}</span>
        )}
        {absenceLine(person) && <span>{absenceLine(person)}</span>}
        {person.extraTimeMs > 0 && <span>{texts.extraTime(Math.round(person.extraTimeMs / 60_000))}</span>}
      </div>
      <Button
        small
        aria-label={(mayManage ? texts.manageNamed : texts.viewNamed)(person.displayName)}
        onClick={onOpen}
      >
        {mayManage ? texts.manage : texts.view}
      </Button>
    </li>
  );
}
