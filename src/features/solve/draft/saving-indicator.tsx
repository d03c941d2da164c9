import { classNames } from '../../../ui/class-names';
import styles from '../editor/code-editor.module.css';
import type { SavingState } from './draft-keeper';

const texts: Record<SavingState, string> = {
  untouched: '',
  unsaved: '',
  saving: 'Saving locally…',
  saved: 'Saved on this device',
  contested: 'Not saved: changed in another tab',
  failed: 'Not saved: this device did not take it',
};

interface SavingIndicatorProps {
  state: SavingState;
  /** The text that is in the way came from another device. */
  isElsewhere: boolean;
}

/** SOLVE-8: whether what was typed is safe. */
export function SavingIndicator({ state, isElsewhere }: SavingIndicatorProps) {
  return (
    <p
      className={classNames(styles.saving, (state === 'failed' || state === 'contested') && styles.alert)}
      role="status"
    >
      {state === 'contested' && isElsewhere ? 'Not saved: changed on another device' : texts[state]}
    </p>
  );
}
