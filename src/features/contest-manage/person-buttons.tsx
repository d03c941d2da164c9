import { Button } from '../../ui/button';
import { TwoStepButton } from '../../ui/two-step-button';
import type { Deed } from './deed';
import styles from './manage.module.css';
import type { ParticipantState } from './participant-state';

interface PersonButtonsProps {
  state: ParticipantState;
  disabled: boolean;
  onAct(deed: Deed): void;
}

/** ROLE-10 and what undoes it. */
export function PersonButtons({ state, disabled, onAct }: PersonButtonsProps) {
  return (
    <div className={styles.buttons}>
      {state === 'eliminated' && (
        <Button small look="primary" disabled={disabled} onClick={() => onAct({ action: 'reinstate' })}>
          Undo the elimination
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
      {state === 'eliminated' && (
        <p className={styles.quiet}>
          Undone, the run goes on with the time that was left, and the warnings so far are forgiven.
        </p>
      )}
    </div>
  );
}
