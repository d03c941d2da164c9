import { classNames } from '../../ui/class-names';
import styles from './code-editor.module.css';
import type { SavingState } from './draft-keeper';

const texts: Record<SavingState, string> = {
  untouched: '',
  unsaved: '',
  saving: 'Saving locally…',
  saved: 'Saved on this device',
  failed: 'Not saved: this device has no room',
};

/** SOLVE-8: whether what was typed is safe. */
export function SavingIndicator({ state }: { state: SavingState }) {
  return (
    <p className={classNames(styles.saving, state === 'failed' && styles.alert)} role="status">
      {texts[state]}
    </p>
  );
}
