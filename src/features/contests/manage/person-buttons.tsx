import { Button } from '../../../ui/button';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from './manage.module.css';
import type { OrganiserAction } from './organiser-action';
import type { ParticipantState } from './participant-state';

interface PersonButtonsProps {
  state: ParticipantState;
  needsAcceptance: boolean;
  disabled: boolean;
  onAct(decision: OrganiserAction): void;
}

/** ROLE-10, and the actions that undo it. */
export function PersonButtons({ state, needsAcceptance, disabled, onAct }: PersonButtonsProps) {
  return (
    <div className={styles.buttons}>
      {needsAcceptance && (
        <Button small look="primary" disabled={disabled} onClick={() => onAct({ action: 'accept' })}>
          Accept
        </Button>
      )}
      {state === 'eliminated' && (
        <Button small look="primary" disabled={disabled} onClick={() => onAct({ action: 'reinstate' })}>
          Undo the disqualification
        </Button>
      )}
      {state === 'blocked' ? (
        <Button small disabled={disabled} onClick={() => onAct({ action: 'unblock' })}>
          Unblock
        </Button>
      ) : disabled ? (
        <Button small disabled>
          Block
        </Button>
      ) : (
        <TwoStepButton question="Block this person?" onConfirm={() => onAct({ action: 'block' })}>
          Block
        </TwoStepButton>
      )}
      {needsAcceptance && (
        <p className={styles.quiet}>
          This email is not confirmed, so this person cannot start. Accept them if you know who they are.
        </p>
      )}
      {state === 'eliminated' && (
        <p className={styles.quiet}>
          Undone, the run goes on with the time that was left, and the warnings so far are forgiven.
        </p>
      )}
    </div>
  );
}
