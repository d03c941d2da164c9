import { useState } from 'react';
import type {
  ManagedParticipant,
  ManageParticipant,
} from '../../../../contract/entities/contest/contest-manage';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { momentText } from '../../../lib/words';
import { usePull } from '../../../parts/local-copies/use-pull';
import { fetchManagedPerson, manageParticipant } from '../../../sync/contest-run/manage-contest';
import { serverClock } from '../../../sync/server/page-client';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import { useMay } from '../organiser/role';
import { describeEmail, describeState } from './describe-participant';
import { ExtraTime } from './extra-time';
import styles from './manage.module.css';
import { messages } from './messages';
import type { OrganiserAction } from './organiser-action';
import { needsAcceptance, participantState } from './participant-state';
import { PersonButtons } from './person-buttons';
import { PersonEvents } from './person-events';
import { PersonTeam } from './person-team';

const texts = messages.participant;

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
  const mayManage = useMay('all');
  const [isBusy, setBusy] = useState(false);
  const nowMs = serverClock.now();
  const act = async (decision: OrganiserAction) => {
    setBusy(true);
    const done = await manageParticipant({ contestSlug, username, ...decision } as ManageParticipant);
    setBusy(false);
    if (done.ok) more.again();
    else void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  const contestNowMs = standingMs(contest.pausedSince, nowMs);
  const state = participantState(person, contestNowMs);
  const registered = texts.registeredAt(momentText(Date.parse(person.registeredAt), nowMs));
  const isDisabled = isBusy || offline;
  return (
    <Dialog title={person.displayName} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.quiet}>
          {[username, describeEmail(person), registered].filter(Boolean).join(' · ')}
        </p>
        <p>
          <span className={styles.mark} data-state={state}>
            {messages.participantStates[state]}
          </span>{' '}
          {describeState(person, contestNowMs)}
        </p>
        {person.byLink && (
          <p className={styles.quiet}>
            {texts.byLink(momentText(Date.parse(person.byLink.at), nowMs))}{' '}
            {person.byLink.isAfterOut && texts.afterOut}
          </p>
        )}
        {person.startedByCode && <p className={styles.quiet}>{texts.startedOffline}</p>}
        {mayManage && offline && <Notice>{texts.offline}</Notice>}
        {mayManage && (
          <PersonButtons
            state={state}
            needsAcceptance={needsAcceptance(person)}
            disabled={isDisabled}
            onAct={act}
          />
        )}
        {mayManage && person.startedAt !== null && person.deadline !== null && (
          <ExtraTime
            extraTimeMs={person.extraTimeMs}
            disabled={isDisabled}
            onGive={(extraTimeMs) => act({ action: 'extraTime', extraTimeMs })}
          />
        )}
        {mayManage && (
          <PersonTeam
            team={person.team}
            disabled={isDisabled}
            onSave={(team) => act({ action: 'team', team })}
          />
        )}
        <PersonEvents
          isProctored={contest.enableProctored}
          more={more.last}
          isLoading={more.pulling}
          nowMs={nowMs}
          mayForgive={mayManage}
          disabled={isDisabled}
          onForgive={(eventID) => act({ action: 'forgive', eventID })}
        />
      </div>
    </Dialog>
  );
}
