import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { ContestRow } from '../../../data/copies/contests';
import { showToast } from '../../../ui/toast';
import { type ContestButton, joinButton, mainButton } from './contest-button';
import styles from './contest-page.module.css';
import { messages } from './messages';
import { RegisterDialog } from './register-dialog';
import { RegistrationNote } from './registration-note';
import { TippedButton } from './tipped-button';
import { useRegistration } from './use-registration';
import { useRunOpen } from './use-run-open';

interface RegistrationPanelProps {
  contest: ContestRow;
  phase: ContestPhase;
  offline: boolean;
}

/** CDET-15 … CDET-36 */
export function RegistrationPanel({ contest, phase, offline }: RegistrationPanelProps) {
  const navigate = useNavigate();
  const known = useRegistration(contest);
  const { registration, note, isSignedIn, isSignInEnded, register, signIn } = known;
  const [isAsking, setAsking] = useState(false);
  const { contestSlug, name, eligibility, enableProctored, maxWarnings, passwordProtected } = contest;
  const asksTeam = contest.asksTeam === true;
  const exclusion = eligibility.allowed ? null : eligibility.reason;
  const isRunOpen = useRunOpen(contest);
  const facts = { phase, isSignedIn, registration, exclusion, isRunOpen };

  const begin = () =>
    passwordProtected || enableProctored || asksTeam ? setAsking(true) : void register(undefined);
  const join = () => {
    if (isSignInEnded) {
      void showToast(messages.registration.signInToJoin, { tone: 'alert', durationMs: 3000, id: 'join' });
      return;
    }
    void navigate({ href: `/contests/${encodeURIComponent(contestSlug)}/code` });
  };
  const handlers = { signIn, register: begin, join };
  const handlerOf = ({ action }: ContestButton) => (action === null ? undefined : handlers[action]);
  const main = mainButton(facts);
  const beside = joinButton(facts);
  const isJoinPrimary = beside?.action === 'join';
  // The panel already says that the contest is over.
  const isReasonKnown = phase === 'ended';
  return (
    <>
      {note && <RegistrationNote note={note} offline={offline} onRegisterAgain={() => setAsking(true)} />}
      <div className={styles.buttons}>
        {beside && (
          <TippedButton
            {...beside}
            isReasonKnown={isReasonKnown}
            look={isJoinPrimary ? 'primary' : 'plain'}
            onPress={handlerOf(beside)}
          />
        )}
        <TippedButton
          {...main}
          isReasonKnown={isReasonKnown || main.state === 'notAllowed'}
          look={isJoinPrimary ? 'plain' : 'primary'}
          onPress={handlerOf(main)}
        />
        {main.state === 'notAllowed' && main.tooltip && (
          <p className={styles.quiet}>{messages.registration.notAllowed(main.tooltip)}</p>
        )}
      </div>
      {isAsking && (
        <RegisterDialog
          name={name}
          passwordProtected={passwordProtected}
          maxWarnings={enableProctored ? maxWarnings : null}
          warningSeconds={contest.warningSeconds}
          onClose={() => setAsking(false)}
          asksTeam={asksTeam}
          onRegister={(password, team) => {
            setAsking(false);
            void register(password, team);
          }}
        />
      )}
    </>
  );
}
