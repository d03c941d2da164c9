import { Button } from '../../../ui/button';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from './manage.module.css';
import { messages } from './messages';
import type { OrganiserAction } from './organiser-action';
import type { ParticipantState } from './participant-state';

const texts = messages.participant;

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
          {messages.accept}
        </Button>
      )}
      {state === 'disqualified' && (
        <Button small look="primary" disabled={disabled} onClick={() => onAct({ action: 'reinstate' })}>
          {texts.reinstate}
        </Button>
      )}
      {state === 'blocked' ? (
        <Button small disabled={disabled} onClick={() => onAct({ action: 'unblock' })}>
          {texts.unblock}
        </Button>
      ) : disabled ? (
        <Button small disabled>
          {texts.block}
        </Button>
      ) : (
        <TwoStepButton question={texts.confirmBlock} onConfirm={() => onAct({ action: 'block' })}>
          {texts.block}
        </TwoStepButton>
      )}
      {needsAcceptance && <p className={styles.quiet}>{texts.acceptHint}</p>}
      {state === 'disqualified' && <p className={styles.quiet}>{texts.reinstateHint}</p>}
    </div>
  );
}
