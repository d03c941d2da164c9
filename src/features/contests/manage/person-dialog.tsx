import { useState } from 'react';
import type {
  ManagedParticipant,
  ManageParticipant,
} from '../../../../contract/entities/contest/contest-manage';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { momentText } from '../../../lib/words';
import { usePull } from '../../../parts/use-pull';
import { fetchManagedPerson, manageParticipant } from '../../../sync/contest-run/manage-contest';
import { serverClock } from '../../../sync/server/page-client';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import { ExtraTime } from './extra-time';
import styles from './manage.module.css';
import { emailText, stateDetail, stateWords } from './manage-words';
import type { OrganiserAction } from './organiser-action';
import { needsAcceptance, participantState } from './participant-state';
import { PersonButtons } from './person-buttons';
import { PersonEvents } from './person-events';

interface PersonDialogProps {
  person: ManagedParticipant;
  contest: ManagedContestRow;
  offline: boolean;
  onClose(): void;
}

export function PersonDialog({ person, contest, offline, onClose }: PersonDialogProps) {
  const { contestSlug } = contest;
  const { username } = person;
  const more = usePull(`${contestSlug}/${username}`, () => fetchManagedPerson(contestSlug, username));
  const [isBusy, setBusy] = useState(false);
  const nowMs = serverClock.now();
  const act = async (decision: OrganiserAction) => {
    setBusy(true);
    const done = await manageParticipant({ contestSlug, username, ...decision } as ManageParticipant);
    setBusy(false);
    if (done.ok) more.again();
    else void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  const standsAt = standingMs(contest.pausedSince, nowMs);
  const state = participantState(person, standsAt);
  const isDisabled = isBusy || offline;
  return (
    <Dialog title={person.displayName} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.quiet}>
          {`${[username, emailText(person)].filter(Boolean).join(' · ')} · registered ${momentText(Date.parse(person.registeredAt), nowMs)}`}
        </p>
        <p>
          <span className={styles.mark} data-state={state}>
            {stateWords[state]}
          </span>{' '}
          {stateDetail(person, standsAt)}
        </p>
        {person.startedByCode && (
          <p className={styles.quiet}>
            Began without a network, with the typed code. Nobody saw when, so the time runs from the start of
            the contest.
          </p>
        )}
        {offline && <Notice>Decisions need a network: they count from when the server has them.</Notice>}
        <PersonButtons
          state={state}
          needsAcceptance={needsAcceptance(person)}
          disabled={isDisabled}
          onAct={act}
        />
        {person.startedAt !== null && person.deadline !== null && (
          <ExtraTime
            extraTimeMs={person.extraTimeMs}
            disabled={isDisabled}
            onGive={(extraTimeMs) => act({ action: 'extraTime', extraTimeMs })}
          />
        )}
        <PersonEvents
          isProctored={contest.enableProctored}
          more={more.last}
          isComing={more.pulling}
          nowMs={nowMs}
          disabled={isDisabled}
          onForgive={(eventID) => act({ action: 'forgive', eventID })}
        />
      </div>
    </Dialog>
  );
}
