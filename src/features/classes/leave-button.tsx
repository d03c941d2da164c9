import { useNavigate } from '@tanstack/react-router';
import { leaveClass } from '../../sync/classes/manage-class';
import { TwoStepButton } from '../../ui/two-step-button';
import styles from './classes.module.css';
import { messages } from './messages';
import { useAction } from './use-action';

const texts = messages.settings;

export function LeaveButton({ classID, offline }: { classID: string; offline: boolean }) {
  const { isBusy, run } = useAction();
  const navigate = useNavigate();
  const leave = async () => {
    const { ok } = await run(() => leaveClass(classID), texts.left);
    if (ok) void navigate({ to: '/classes' });
  };
  return (
    <div className={styles.row}>
      <TwoStepButton
        question={texts.confirmLeave}
        disabled={offline || isBusy}
        onConfirm={() => void leave()}
      >
        {texts.leave}
      </TwoStepButton>
      {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
    </div>
  );
}
