import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { ContestRow } from '../../../data/copies/contests';
import { showToast } from '../../../ui/toast';
import { type ContestButton, joinButton, mainButton } from './contest-button';
import styles from './contest-page.module.css';
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
  const exclusion = eligibility.allowed ? null : eligibility.reason;
  const isRunOpen = useRunOpen(contest);
  const facts = { phase, isSignedIn, registration, exclusion, isRunOpen };

  const begin = () => (passwordProtected || enableProctored ? setAsking(true) : void register(undefined));
  const join = () => {
    if (isSignInEnded) {
      void showToast('Sign in to join the contest.', { tone: 'alert', durationMs: 3000, id: 'join' });
      return;
    }
    void navigate({ href: `/contests/${encodeURIComponent(contestSlug)}/code` });
  };
  const doing = { signIn, register: begin, join };
  const pressing = ({ action }: ContestButton) => (action === null ? undefined : doing[action]);
  const main = mainButton(facts);
  const way = joinButton(facts);
  const isLeading = way?.action === 'join';
  // The panel already says that the contest is over.
  const isReasonKnown = phase === 'ended';
  return (
    <>
      {note && <RegistrationNote note={note} offline={offline} onRegisterAgain={() => setAsking(true)} />}
      <div className={styles.buttons}>
        {way && (
          <TippedButton
            {...way}
            isReasonKnown={isReasonKnown}
            look={isLeading ? 'primary' : 'plain'}
            onPress={pressing(way)}
          />
        )}
        <TippedButton
          {...main}
          isReasonKnown={isReasonKnown}
          look={isLeading ? 'plain' : 'primary'}
          onPress={pressing(main)}
        />
        {main.label === 'Not Allowed' && <p className={styles.quiet}>{main.tooltip}.</p>}
      </div>
      {isAsking && (
        <RegisterDialog
          name={name}
          passwordProtected={passwordProtected}
          maxWarnings={enableProctored ? maxWarnings : null}
          onClose={() => setAsking(false)}
          onRegister={(password) => {
            setAsking(false);
            void register(password);
          }}
        />
      )}
    </>
  );
}
